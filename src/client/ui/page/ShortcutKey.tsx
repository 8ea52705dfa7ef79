import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Key = styled('kbd')(({ theme: { vars, spacing, typography } }) => ({
  flex: 'none',
  minWidth: 20,
  paddingInline: spacing(0.5),
  textAlign: 'center',
  font: 'inherit',
  fontSize: typography.pxToRem(12),
  lineHeight: '18px',
  border: `1px solid ${vars.palette.surface.border}`,
  borderRadius: 4,
  color: vars.palette.text.secondary,
  '@media (hover: none)': { display: 'none' },
}))

/** A key of the keyboard as a quiet hint; hidden from screen readers, which hear `aria-keyshortcuts` instead. */
export function ShortcutKey({ children }: { children: ReactNode }) {
  return <Key aria-hidden>{children}</Key>
}
