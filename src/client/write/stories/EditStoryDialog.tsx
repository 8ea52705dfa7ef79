import { useState } from 'react'
import { storyProblems, storyText, type Story } from '@contract/domain/story'
import type { WriteHook } from '../../state/core/writes'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { StoryFields } from '../../ui/forms/StoryFields'
import { useDialogForm } from '../useDialogForm'

interface EditStoryDialogProps<Answer> {
  title: string
  row: Story & { id: number }
  write: WriteHook<Story & { id: number }, Answer>
  onClose: () => void
}

export function EditStoryDialog<Answer>(props: EditStoryDialogProps<Answer>) {
  const { title, row, write, onClose } = props
  const [before] = useState<Story>({ titulo: row.titulo, fecha: row.fecha, descripcion: row.descripcion })
  const { control, dialog } = useDialogForm({
    draftName: `${title} ${row.id}`,
    values: before,
    problems: storyProblems,
    write,
    onClose,
    body: (values, dirty) => (dirty ? { id: row.id, ...storyText(values) } : null),
  })
  return (
    <FormDialog size="md" title={title} {...dialog}>
      <StoryFields control={control} />
    </FormDialog>
  )
}
