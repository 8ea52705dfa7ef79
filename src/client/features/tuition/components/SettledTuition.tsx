import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { texts } from '../tuition.texts'

interface SettledTuitionProps {
  titleId: string
  onClose: () => void
}

/** Another desk took all of it meanwhile: nothing is left to pay here. */
export function SettledTuition({ titleId, onClose }: SettledTuitionProps) {
  return (
    <>
      <DialogTitle id={titleId}>{texts.settled}</DialogTitle>
      <DialogContent>{texts.settledText}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus aria-describedby={titleId}>
          {texts.close}
        </Button>
      </DialogActions>
    </>
  )
}
