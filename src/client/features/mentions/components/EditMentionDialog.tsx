import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { mentionProblems, mentionText } from '@contract/mentions/mentions.rules'
import type { Mention } from '@contract/mentions/mentions.schemas'
import { useChangeMentionMutation } from '../../../state/mentions/mentions.api'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { problemsNotice } from '../mentions.notices'
import { texts } from '../mentions.texts'
import type { MentionValues } from '../mentions.values'
import { MentionFields } from './MentionFields'

/** Changes what a mention tells. */
export function EditMentionDialog({ mention, onClose }: { mention: Mention; onClose: () => void }) {
  // As it was when editing began: a fresh answer meanwhile must not make its fields look changed here.
  const [before] = useState<MentionValues>({
    titulo: mention.titulo,
    fecha: mention.fecha,
    descripcion: mention.descripcion,
    file: [],
  })
  const form = useForm<MentionValues>({ defaultValues: before, resolver: rulesResolver(mentionProblems) })
  const { control, formState } = form
  const [changeMention] = useChangeMentionMutation()
  const { notify } = useNotice()
  const send = useKeyedWrite(changeMention, useRefusal(texts.updateFailed, form))

  const save = form.handleSubmit(
    async (values) => {
      if (!formState.isDirty) return onClose()
      if (!(await send({ id: mention.id, ...mentionText(values) }))) return
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
      <MentionFields control={control} />
    </FormDialog>
  )
}
