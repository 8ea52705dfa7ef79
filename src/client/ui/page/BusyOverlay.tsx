import { keyframes, styled } from '@mui/material/styles'
import { createPortal } from 'react-dom'

export interface BusyOverlayProps {
  open: boolean
  /** Default the customer's "Cargando....". */
  text?: string
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

const Veil = styled('div')(({ theme: { vars, spacing, zIndex } }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal + 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: spacing(2),
  background: `color-mix(in srgb, ${vars.palette.background.default} 80%, transparent)`,
  color: vars.palette.text.primary,
  fontWeight: 600,
  cursor: 'progress',
  '& > span:first-of-type': {
    width: 44,
    height: 44,
    border: `4px solid ${vars.palette.primary.main}`,
    borderRightColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 0.9s linear infinite`,
  },
}))

/** Covers the page while something long is saved (SPEC §4, events). */
export function BusyOverlay({ open, text = 'Cargando....' }: BusyOverlayProps) {
  if (!open) return null
  return createPortal(
    <Veil role="alert" aria-busy="true">
      <span aria-hidden />
      <span>{text}</span>
    </Veil>,
    document.body,
  )
}
