import { useState } from 'react'
import { storyProblems, storyText, type Story } from '@contract/domain/story'
import { FormDialog } from '../ui/dialogs/FormDialog'
import { useKeptForm } from '../ui/drafts/useKeptForm'
import { rulesResolver } from '../ui/forms/rulesResolver'
import { StoryFields } from '../ui/forms/StoryFields'
import { useWrite } from './useWrite'

interface EditStoryDialogProps<Answer> {
  /** Heading of the dialog. */
  title: string
  row: Story & { id: number }
  /** Of the mutation that keeps it. */
  trigger: Parameters<typeof useWrite<Story & { id: number }, Answer, Story>>[0]
  /** Titles of the notices. */
  saved: string
  failed: string
  onClose: () => void
}

/** Changes what an event or a mention tells. */
export function EditStoryDialog<Answer>(props: EditStoryDialogProps<Answer>) {
  const { title, row, trigger, saved, failed, onClose } = props
  // As it was when editing began: a fresh answer meanwhile must not make its fields look changed here.
  const [before] = useState<Story>({ titulo: row.titulo, fecha: row.fecha, descripcion: row.descripcion })
  const form = useKeptForm<Story>({
    kept: `${title} ${row.id}`,
    defaultValues: before,
    resolver: rulesResolver(storyProblems),
  })
  const { isDirty } = form.formState
  const { send, wrong } = useWrite(trigger, { failed, saved, form })
  const save = form.handleSubmit(async (values) => {
    if (!isDirty) return onClose()
    const { done } = await send({ id: row.id, ...storyText(values) })
    if (done) onClose()
  }, wrong)
  return (
    <FormDialog open size="md" title={title} dirty={isDirty} onSubmit={save} onClose={onClose}>
      <StoryFields control={form.control} />
    </FormDialog>
  )
}
