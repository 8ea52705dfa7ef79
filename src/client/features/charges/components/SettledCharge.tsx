import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Charge } from '@contract/charges/charges.schemas'
import { texts } from '../charges.texts'
import { WhatIsPaid } from './WhatIsPaid'

interface SettledChargeProps {
  titleId: string
  charge: Charge
  estado: keyof typeof texts.settled
  onClose: () => void
}

/** Another desk took or cancelled the whole charge meanwhile: nothing is left to pay here. */
export function SettledCharge({ titleId, charge, estado, onClose }: SettledChargeProps) {
  return (
    <>
      <DialogTitle id={titleId}>{texts.settled[estado]}</DialogTitle>
      <DialogContent>
        <p>
          <WhatIsPaid charge={charge} />
        </p>
        <p>{texts.settledText}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus aria-describedby={titleId}>
          {texts.close}
        </Button>
      </DialogActions>
    </>
  )
}
