import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { formPartIn } from '../browser/formParts'
import { Totals, type TotalsProps } from './Totals'

interface PaymentResultProps extends TotalsProps {
  /** From `FormDialog`'s `result`: names the dialog. */
  titleId: string
  title: string
  text: ReactNode
  receiptAction?: ReactNode
  onClose: () => void
}

const Title = styled(DialogTitle)(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  '& svg': { flex: 'none', color: vars.palette.success.main },
}))

const Text = styled('p')(({ theme: { vars, spacing } }) => ({
  margin: `0 0 ${spacing(2)}`,
  color: vars.palette.text.secondary,
}))

export function PaymentResult({ titleId, title, text, items, receiptAction, onClose }: PaymentResultProps) {
  const actions = useRef<HTMLDivElement>(null)
  // Enter prints the receipt, or closes the dialog if there is no receipt button.
  useEffect(() => formPartIn(actions.current, 'button')?.focus(), [])
  return (
    <>
      <Title id={titleId}>
        <Icon name="success" size={28} />
        {title}
      </Title>
      <DialogContent>
        <Text>{text}</Text>
        <Totals items={items} />
      </DialogContent>
      <DialogActions ref={actions}>
        {receiptAction}
        <Button variant="contained" onClick={onClose} aria-describedby={titleId}>
          Cerrar
        </Button>
      </DialogActions>
    </>
  )
}
