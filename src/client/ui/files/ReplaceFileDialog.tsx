import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { FileKind } from '@contract/domain/files'
import { FormDialog } from '../dialogs/FormDialog'
import { useKeptForm } from '../drafts/useKeptForm'
import { useNotice } from '../notices/useNotice'
import { hairline } from '../layout/layout'
import { FileField } from './FilePicker'

interface ReplaceFileDialogProps {
  title: string
  text?: ReactNode
  current: ReactNode
  label: string
  accept: readonly FileKind[]
  camera?: boolean
  noFile: string
  submitLabel?: string
  onSend: (file: File) => Promise<{ done: boolean }>
  onClose: () => void
}

const Current = styled('figure')(({ theme, theme: { vars, spacing, typography } }) => ({
  margin: 0,
  '& > figcaption': { marginBottom: spacing(0.5), fontWeight: 600, fontSize: typography.pxToRem(14) },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    maxHeight: 160,
    borderRadius: vars.shape.borderRadius,
    border: hairline(theme),
  },
}))

export function ReplaceFileDialog(props: ReplaceFileDialogProps) {
  const { title, text, current, label, accept, noFile, onSend, onClose } = props
  const { submitLabel = 'Reemplazar', camera = false } = props
  const form = useKeptForm<{ file: File[] }>({
    draftName: 'archivo',
    defaultValues: { file: [] },
    problems: ({ file }) => (file.length > 0 ? {} : { file: noFile }),
  })
  const { notify } = useNotice()
  const save = form.handleSubmit(
    async ({ file: [file] }) => {
      if (file && (await onSend(file)).done) onClose()
    },
    () => notify({ title: noFile, kind: 'warning' }),
  )
  return (
    <FormDialog
      title={title}
      text={text}
      dirty={form.formState.isDirty}
      submitLabel={submitLabel}
      onSubmit={save}
      onClose={onClose}
    >
      <Current>
        <figcaption>Ahora</figcaption>
        {current}
      </Current>
      <FileField control={form.control} label={label} accept={accept} camera={camera} required />
    </FormDialog>
  )
}
