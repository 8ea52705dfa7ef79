import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useRef } from 'react'
import { Icon } from '../icons/Icon'

export interface ReceiptActionProps {
  /** Prints; opens a tab, so it has to run in the press itself. */
  onPrint: () => void
  busy: boolean
  /** Id of what tells of the payment: with the focus on its paper it is read aloud. */
  describedBy?: string | undefined
  /** The receipt that was printed here: opened or saved again it stays the same print. */
  printed: { url: string; filename: string; blocked: boolean } | null
}

/** What may be done with a receipt, in a line of its own. */
export const ReceiptLine = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  marginRight: 'auto',
  '& [role=status]': { flexBasis: '100%', color: vars.palette.text.secondary },
  '& [role=status]:empty': { display: 'none' },
}))

/** For a button that goes with the focus in it: what stands in its place takes it (`ref`), once `press` was called. */
export const useHandedFocus = () => {
  const pressed = useRef(false)
  const takeFocus = useCallback((next: HTMLElement | null) => {
    if (pressed.current) next?.focus()
  }, [])
  return {
    takeFocus,
    press: () => {
      pressed.current = true
    },
  }
}

const BLOCKED = 'El navegador no dejó abrir la pestaña: ábrelo desde aquí.'

/** Prints the receipt of a payment, then offers the same paper again and as a file. */
export function ReceiptAction({ onPrint, busy, describedBy, printed }: ReceiptActionProps) {
  const { takeFocus, press } = useHandedFocus()
  const print = () => {
    if (busy) return
    press()
    onPrint()
  }
  return (
    <ReceiptLine>
      {printed ? (
        <>
          <Button
            ref={takeFocus}
            component="a"
            href={printed.url}
            target="_blank"
            rel="noopener"
            startIcon={<Icon name="receipt" />}
          >
            Abrir recibo
          </Button>
          <Button
            component="a"
            href={printed.url}
            download={printed.filename}
            startIcon={<Icon name="download" />}
          >
            Descargar
          </Button>
        </>
      ) : (
        <Button
          onClick={print}
          aria-disabled={busy}
          aria-describedby={describedBy}
          startIcon={<Icon name="receipt" />}
        >
          Imprimir recibo
        </Button>
      )}
      <span role="status">{printed?.blocked ? BLOCKED : ''}</span>
    </ReceiptLine>
  )
}
