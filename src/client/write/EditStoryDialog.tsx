import { useState } from 'react'
import { storyProblems, storyText, type Story } from '@contract/domain/story'
import { FormDialog } from '../ui/dialogs/FormDialog'
import { StoryFields } from '../ui/forms/StoryFields'
import { useDialogForm } from './useDialogForm'
import type { useWrite } from './useWrite'

interface EditStoryDialogProps<Answer> {
  title: string
  row: Story & { id: number }
  trigger: Parameters<typeof useWrite<Story & { id: number }, Answer, Story>>[0]
  saved: string
  failed: string
  onClose: () => void
}

export function EditStoryDialog<Answer>(props: EditStoryDialogProps<Answer>) {
  const { title, row, trigger, saved, failed, onClose } = props
  // The values from when editing began: a fresh answer meanwhile must not make the fields look changed.
  const [before] = useState<Story>({ titulo: row.titulo, fecha: row.fecha, descripcion: row.descripcion })
  const { control, dialog } = useDialogForm({
    kept: `${title} ${row.id}`,
    values: before,
    problems: storyProblems,
    trigger,
    failed,
    saved,
    onClose,
    body: (values, dirty) => (dirty ? { id: row.id, ...storyText(values) } : null),
  })
  return (
    <FormDialog size="md" title={title} {...dialog}>
      <StoryFields control={control} />
    </FormDialog>
  )
}
