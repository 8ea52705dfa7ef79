import { useForm } from 'react-hook-form'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { REQUIRED } from '@contract/domain/campos'
import { isMonthName } from '@contract/domain/months'
import { useChangeCalendarMonthMutation } from '../../../state/calendar/calendar.api'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../calendar.texts'
import { fileText, monthTitle, uploadDay } from '../calendar.words'
import { MonthSelect } from './MonthSelect'

/** Moves an entry to another month. */
export function EditMonthDialog({ entry, onClose }: { entry: CalendarEntry; onClose: () => void }) {
  const form = useForm<{ mes: string }>({
    defaultValues: { mes: entry.mes },
    resolver: rulesResolver(({ mes }) => (isMonthName(mes) ? {} : { mes: REQUIRED })),
  })
  const [changeMonth] = useChangeCalendarMonthMutation()
  const { notify } = useNotice()
  const send = useKeyedWrite(changeMonth, useRefusal(texts.updateFailed))
  const day = uploadDay(entry)

  const save = form.handleSubmit(
    async ({ mes }) => {
      if (!isMonthName(mes) || mes === entry.mes) return onClose()
      if (!(await send({ id: entry.id, mes }))) return
      notify({ title: texts.updated, kind: 'success' })
      onClose()
    },
    () => notify({ title: texts.ups, text: texts.missing, kind: 'warning' }),
  )

  return (
    <FormDialog
      open
      size="xs"
      title={texts.editTitle(monthTitle(entry.mes))}
      text={[fileText(entry), day && texts.uploaded(day)].filter(Boolean).join(' · ')}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="mes">
        {(field) => <MonthSelect {...field} />}
      </Bound>
    </FormDialog>
  )
}
