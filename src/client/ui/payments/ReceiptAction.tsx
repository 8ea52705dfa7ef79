import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useRef } from 'react'
import { Icon } from '../icons/Icon'

interface ReceiptActionProps {
  /** Called in the click itself, because browsers block tabs that are opened later. */
  onPrint: () => void
  busy: boolean
  /** Id of the text about the payment, read by screen readers with the button. */
  describedBy?: string | undefined
  /** The last print, to open or save again; that is no reprint. */
  printed: { url: string; filename: string; blocked: boolean } | null
}

export const ReceiptLine = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  marginRight: 'auto',
  '& [role=status]': { flexBasis: '100%', color: vars.palette.text.secondary },
  '& [role=status]:empty': { display: 'none' },
}))

/** When a clicked button disappears, the element with `ref={takeFocus}` in its place takes the focus. */
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
