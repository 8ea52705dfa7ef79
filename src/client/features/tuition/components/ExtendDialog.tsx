import { useWatch } from 'react-hook-form'
import { onlyProblems } from '@contract/domain/campos'
import { extensionProblems } from '@contract/tuition/lateFees.rules'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { today } from '../../../state/core/schoolClock'
import { useExtendMonthsMutation } from '../../../state/tuition/tuition.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { DateInput } from '../../../ui/fields/DateInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useWrite } from '../../../write/useWrite'
import { monthsText } from '../tuition.months'
import { texts } from '../tuition.texts'

interface Values {
  termina: boolean
  hasta: string
  motivo: string
}

const problems = ({ termina, hasta, motivo }: Values) =>
  termina
    ? {}
    : onlyProblems({
        hasta: hasta ? null : texts.extendDayMissing,
        ...extensionProblems({ hasta: hasta || today(), motivo }, today()),
      })

interface ExtendDialogProps {
  /** Open ones. */
  months: readonly Tuition[]
  all: readonly Tuition[]
  onClose: () => void
}

/** Gives months more time, for a reason that stays with them; or ends the time they were given. */
export function ExtendDialog({ months, all, onClose }: ExtendDialogProps) {
  const given = months.find(({ prorroga }) => prorroga)?.prorroga
  const form = useKeptForm<Values>({
    kept: `prórroga ${months.map(({ id }) => id).join(' ')}`,
    defaultValues: { termina: false, hasta: given?.hasta ?? '', motivo: given?.motivo ?? '' },
    resolver: rulesResolver(problems),
  })
  const { control, formState } = form
  const ends = useWatch({ control, name: 'termina' })
  const [extend] = useExtendMonthsMutation()
  const { send, wrong } = useWrite(extend, {
    failed: texts.extendFailed,
    saved: ({ message }) => message ?? texts.extended,
    form,
  })
  const save = form.handleSubmit(async ({ termina, hasta, motivo }) => {
    const ids = months.map(({ id }) => id)
    const { done } = await send({
      ids,
      hasta: termina ? null : hasta,
      motivo: termina ? null : motivo.trim(),
    })
    if (done) onClose()
  }, wrong)
  return (
    <FormDialog
      open
      size="xs"
      title={texts.extendTitle}
      text={monthsText(months, all)}
      submitLabel={ends ? texts.extendEnd : texts.extend}
      dirty={formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      {given && (
        <Bound control={control} name="termina">
          {({ value, ...field }) => <CheckInput {...field} checked={value} label={texts.extendEnd} />}
        </Bound>
      )}
      {!ends && (
        <>
          <Bound control={control} name="hasta">
            {(field) => <DateInput {...field} label={texts.extendUntil} hint={texts.extendHint} required />}
          </Bound>
          <Bound control={control} name="motivo">
            {(field) => <TextInput {...field} label={texts.extendReason} maxLength={200} required />}
          </Bound>
        </>
      )}
    </FormDialog>
  )
}
