import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { MANY_FAMILIES } from '@contract/messages/messages.rules'
import { messagesRoutes as routes } from '@contract/messages/messages.routes'
import type { MessagesContract } from '@contract/messages/messages.schemas'
import { CHANNEL_LABELS, CHANNELS } from '@contract/preferences/preferences.rules'
import * as paths from '@contract/domain/screenPaths'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useBulletins, useBulletinPreview, useSendBulletin } from '../../../state/messages/messages.api'
import { useParent } from '../../../state/parents/parents.selectors'
import { useMay } from '../../../state/session/useMay'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { FieldsetProblem } from '../../../ui/fields/FieldsetProblem'
import { useDebounced } from '../../../ui/fields/useDebounced'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { Columns, Row, Stack } from '../../../ui/layout/layout'
import { CycleGate } from '../../../ui/page/CycleGate'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Section } from '../../../ui/page/Section'
import { readId } from '../../../ui/screens/useIdParam'
import {
  bulletinBody,
  bulletinProblems,
  trialOf,
  valuesOfAddress,
  type BulletinValues,
} from '../bulletin.values'
import { AudienceFields } from '../components/AudienceFields'
import { TextFields } from '../components/TextFields'
import { recipientsText, TrialPanel } from '../components/TrialPanel'
import { familiesText, LIST, texts } from '../messages.texts'

type Body = MessagesContract['send']['body']

/** Milliseconds without typing before the families are counted again. */
const REST_MS = 500

const useTrial = (values: BulletinValues) => {
  const { debounced } = useDebounced(JSON.stringify(trialOf(values)), REST_MS)
  const trial = useMemo(() => JSON.parse(debounced) as ReturnType<typeof trialOf>, [debounced])
  const { row, error } = useBulletinPreview(trial?.body ?? skipToken)
  return { row, error: error?.message, isWritten: trial?.isWritten ?? false }
}

interface FormProps {
  cycle: Cycle
  defaultValues: BulletinValues
  /** True for an aviso that was undone: it counts as typed, though nothing was changed since. */
  isTyped: boolean
}

function BulletinForm({ cycle, defaultValues, isTyped }: FormProps) {
  const form = useKeptForm<BulletinValues>({
    draftName: 'aviso',
    defaultValues,
    resolver: rulesResolver(bulletinProblems),
  })
  const { control, getValues, setValue, formState } = form
  const values = useWatch({ control }) as BulletinValues
  const trial = useTrial(values)
  const { row: sent } = useBulletins({ por_pagina: 1 })
  const { send, wrong } = useSendBulletin({ form })
  const [asking, setAsking] = useState<Body | null>(null)
  const navigate = useNavigate()
  const may = useMay()
  const mayMoney = may([['CARGOS', 'READ']]) || may([['COLEGIATURAS', 'READ']])
  const families = trial.row?.destinatarios.familias ?? 0

  const deliver = async (body: Body) => {
    const { answer } = await send(body)
    if (answer?.aviso)
      void navigate(paths.bulletin(answer.aviso.id), { replace: true, state: { values: getValues() } })
  }
  const save = form.handleSubmit((written) => {
    const body = bulletinBody(written)
    if (families > MANY_FAMILIES) return setAsking(body)
    return deliver(body)
  }, wrong)

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
                        onChange(
                          target.checked ? [...value, channel] : value.filter((each) => each !== channel),
                        )
                      }
                    />
                  ))}
                  <FieldsetProblem id="canales-problema" error={error} />
                </Row>
              )}
            </Bound>
            {sent?.detenido && values.canales.includes('CORREO') && (
              <InfoPanel tone="error" title={texts.noMail} text={sent.detenido} />
            )}
            {mayMoney && values.canales.includes('CORREO') && (
              <Bound control={control} name="adjuntar_estado">
                {({ value, ...field }) => (
                  <CheckInput {...field} checked={value} label="Adjuntar el estado de cuenta de la familia" />
                )}
              </Bound>
            )}
          </Section>
        </Stack>
        <TrialPanel trial={trial.row} error={trial.error} isWritten={trial.isWritten} />
      </Columns>
      <ConfirmDialog
        open={asking !== null}
        title={`¿Enviar a ${familiesText(families)}?`}
        text={<p>{trial.row && recipientsText(trial.row.destinatarios)}</p>}
        confirmLabel={`Enviar a ${familiesText(families)}`}
        onConfirm={() => asking && deliver(asking).finally(() => setAsking(null))}
        onClose={() => setAsking(null)}
      />
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
