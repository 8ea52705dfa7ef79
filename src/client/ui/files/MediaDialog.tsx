import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { DialogFrame } from '../dialogs/DialogFrame'
import { FileActions, type FileActionsProps } from './FileActions'
import { MediaView, type MediaViewProps } from './MediaView'

interface MediaDialogProps
  extends Omit<MediaViewProps, 'maxHeight'>, Pick<FileActionsProps, 'what' | 'downloadName'> {
  title: string
  text?: ReactNode
  turn?: ReactNode
  onClose: () => void
}

const Actions = styled(DialogActions)({ flexWrap: 'wrap' })

export function MediaDialog(props: MediaDialogProps) {
  const { title, text, turn, onClose, what, downloadName, ...media } = props
  const id = useId()
  return (
    <DialogFrame open onClose={onClose} aria-labelledby={id} maxWidth="lg" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {text && <p style={{ marginTop: 0 }}>{text}</p>}
        <MediaView {...media} maxHeight="64vh" />
      </DialogContent>
      <Actions>
        {turn}
        <FileActions url={media.url} what={what} downloadName={downloadName} />
        <Button variant="contained" onClick={onClose} autoFocus>
          Cerrar
        </Button>
      </Actions>
    </DialogFrame>
  )
}
