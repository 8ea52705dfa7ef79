import { useMemo, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { MANY_FAMILIES } from '@contract/messages/messages.rules'
import { messagesRoutes as routes } from '@contract/messages/messages.routes'
import type { MessagesContract, Recipients } from '@contract/messages/messages.schemas'
import { CHANNEL_LABELS, CHANNELS } from '@contract/preferences/preferences.rules'
import * as paths from '@contract/domain/screenPaths'
import { isApiError } from '../../../state/core/errors'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import {
  askRecipients,
  useBulletinPreview,
  useBulletins,
  useSendBulletin,
} from '../../../state/messages/messages.api'
import { useAppDispatch } from '../../../state/hooks'
import { useParent } from '../../../state/parents/parents.selectors'
import { useMay } from '../../../state/session/useMay'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useKeptForm, type KeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { FieldsetProblem } from '../../../ui/fields/FieldsetProblem'
import { useDebounced } from '../../../ui/fields/useDebounced'
import { PageForm } from '../../../ui/forms/PageForm'
import { Columns, Row, Stack } from '../../../ui/layout/layout'
import { useNotice } from '../../../ui/notices/useNotice'
import { CycleGate } from '../../../ui/page/CycleGate'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Section } from '../../../ui/page/Section'
import { readId } from '../../../ui/screens/useIdParam'
import {
  bulletinBody,
  bulletinProblems,
  dryRunOf,
  valuesOfAddress,
  type BulletinValues,
} from '../bulletin.values'
import { AudienceFields } from '../components/AudienceFields'
import { TextFields } from '../components/TextFields'
import { recipientsText, DryRunPanel } from '../components/DryRunPanel'
import { familiesText, LIST, texts } from '../messages.texts'

type Body = MessagesContract['send']['body']

const REST_MS = 500

const useDryRun = (values: BulletinValues) => {
  const { debounced } = useDebounced(JSON.stringify(dryRunOf(values)), REST_MS)
  const dryRun = useMemo(() => JSON.parse(debounced) as ReturnType<typeof dryRunOf>, [debounced])
  const { row, error } = useBulletinPreview(dryRun?.body ?? skipToken)
  return { row, error: error?.message, isWritten: dryRun?.isWritten ?? false }
}

/** Counts the families again on sending, and asks first if they are many, or not as many as the page said. */
const useSending = (form: KeptForm<BulletinValues>, counted: number) => {
  const { send, tellWrong } = useSendBulletin({ form })
  const [asking, setAsking] = useState<{ body: Body; recipients: Recipients } | null>(null)
  const dispatch = useAppDispatch()
  const { notify } = useNotice()
  const navigate = useNavigate()
  const deliver = async (body: Body) => {
    const { answer } = await send(body)
    if (answer?.aviso)
      void navigate(paths.bulletin(answer.aviso.id), { replace: true, state: { values: form.getValues() } })
  }
  const save = form.handleSubmit(async (written) => {
    const body = bulletinBody(written)
    // The count on the page comes a moment after typing: sending right after another choice could go to a whole school unasked.
    const { data, error } = await dispatch(askRecipients(body))
    // A wrong text is sent on: the server refuses it and the problem shows beside its field.
    if (!data && isApiError(error) && error.campos) return deliver(body)
    if (!data)
      return notify({
        title: 'No se pudo contar a cuántas familias llega',
        text: `${isApiError(error) ? error.message : ''} Esta vez no se envió.`.trim(),
        kind: 'error',
      })
    const { destinatarios } = data
    const isSurprise = counted > 0 && destinatarios.familias !== counted
    if (destinatarios.familias > MANY_FAMILIES || isSurprise)
      return setAsking({ body, recipients: destinatarios })
    return deliver(body)
  }, tellWrong)
  const question = asking && (
    <ConfirmDialog
      open
      title={`¿Enviar a ${familiesText(asking.recipients.familias)}?`}
      text={<p>{recipientsText(asking.recipients)}</p>}
      confirmLabel={`Enviar a ${familiesText(asking.recipients.familias)}`}
      onConfirm={() => deliver(asking.body).finally(() => setAsking(null))}
      onClose={() => setAsking(null)}
    />
  )
  return { save, question }
}

interface ChannelsProps {
  control: Control<BulletinValues>
  chosen: BulletinValues['canales']
  mayMoney: boolean
}

function Channels({ control, chosen, mayMoney }: ChannelsProps) {
  const { row: sent } = useBulletins({ por_pagina: 1 })
  return (
    <Section title="Cómo">
      <Bound control={control} name="canales">
        {({ value, onChange, error }) => (
          <Row gap={[0, 2]} role="group" aria-label="Cómo" aria-describedby="canales-problema">
            {CHANNELS.map((channel) => (
              <CheckInput
                key={channel}
                label={CHANNEL_LABELS[channel]}
                checked={value.includes(channel)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, channel] : value.filter((each) => each !== channel))
                }
              />
            ))}
            <FieldsetProblem id="canales-problema" error={error} />
          </Row>
        )}
      </Bound>
      {sent?.detenido && chosen.includes('CORREO') && (
        <InfoPanel tone="error" title={texts.noMail} text={sent.detenido} />
      )}
      {mayMoney && chosen.includes('CORREO') && (
        <Bound control={control} name="adjuntar_estado">
          {({ value, ...field }) => (
            <CheckInput {...field} checked={value} label="Adjuntar el estado de cuenta de la familia" />
          )}
        </Bound>
      )}
    </Section>
  )
}

interface FormProps {
  cycle: Cycle
  defaultValues: BulletinValues
  /** The form starts with an aviso that was undone: it counts as unsaved, though nothing was changed since. */
  isTyped: boolean
}

function BulletinForm({ cycle, defaultValues, isTyped }: FormProps) {
  const form = useKeptForm<BulletinValues>({
    draftName: 'aviso',
    defaultValues,
    problems: bulletinProblems,
  })
  const { control, getValues, setValue, formState } = form
  const values = useWatch({ control }) as BulletinValues
  const dryRun = useDryRun(values)
  const may = useMay()
  const mayMoney = may([['CARGOS', 'READ']]) || may([['COLEGIATURAS', 'READ']])
  const families = dryRun.row?.destinatarios.familias ?? 0
  const { save, question } = useSending(form, families)
  return (
    <PageForm
      onSubmit={save}
      dirty={isTyped || formState.isDirty}
      submitLabel={families > 0 ? `Enviar a ${familiesText(families)}` : 'Enviar'}
      cancelTo={paths.bulletins}
    >
      <Columns>
        <Stack>
          <Section title="A quién">
            <AudienceFields cycle={cycle} control={control} setValue={setValue} mayMoney={mayMoney} />
          </Section>
          <Section title="Qué dice">
            <TextFields control={control} getValues={getValues} setValue={setValue} mayMoney={mayMoney} />
          </Section>
          <Channels control={control} chosen={values.canales} mayMoney={mayMoney} />
        </Stack>
        <DryRunPanel dryRun={dryRun.row} error={dryRun.error} isWritten={dryRun.isWritten} />
      </Columns>
      {question}
    </PageForm>
  )
}

export function NewBulletinPage() {
  const [params] = useSearchParams()
  const { state } = useLocation() as { state: { values: BulletinValues } | null }
  const parentId = readId(params.get('padre') ?? '')
  const { row: parent, isLoading } = useParent(parentId, { skip: parentId === null })
  const mayList = useMay()(routes.list.access)
  return (
    <CycleGate title={texts.write} current={useCurrentCycle()}>
      {(cycle) => (
        <Page title={texts.write} breadcrumb={mayList ? [LIST] : []}>
          {parentId !== null && isLoading ? (
            <PageLoading />
          ) : (
            <BulletinForm
              cycle={cycle}
              isTyped={state !== null}
              defaultValues={
                state?.values ?? valuesOfAddress(params, parent && { id: parent.id, nombre: parent.nombre })
              }
            />
          )}
        </Page>
      )}
    </CycleGate>
  )
}
