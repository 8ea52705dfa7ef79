import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { eventProblems, eventText, type EventText } from '@contract/events/events.rules'
import type { SchoolEvent } from '@contract/events/events.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useChangeEventMutation } from '../../../state/events/events.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { problemsNotice } from '../events.notices'
import { texts } from '../events.texts'
import { EventFields } from './EventFields'

/** Changes what an event tells. */
export function EditEventDialog({ event, onClose }: { event: SchoolEvent; onClose: () => void }) {
  // As it was when editing began: a fresh answer meanwhile must not make its fields look changed here.
  const [before] = useState<EventText>({
    titulo: event.titulo,
    fecha: event.fecha,
    descripcion: event.descripcion,
  })
  const form = useForm<EventText>({ defaultValues: before, resolver: rulesResolver(eventProblems) })
  const { control, formState } = form
  const [changeEvent] = useChangeEventMutation()
  const send = useKeyedWrite(changeEvent, useRefusal(texts.updateFailed, form))
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async (values) => {
      if (!formState.isDirty) return onClose()
      if (!(await send({ id: event.id, ...eventText(values) }))) return
      notify({ title: texts.updated, kind: 'success' })
      onClose()
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <FormDialog
      open
      size="md"
      title={texts.editTitle}
      dirty={formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <EventFields control={control} />
    </FormDialog>
  )
}
