import { styled } from '@mui/material/styles'
import { paper } from '../layout/layout'

export const StickyBar = styled('section')(({ theme, theme: { spacing } }) => ({
  ...paper(theme),
  position: 'sticky',
  bottom: spacing(1),
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1, 2),
  padding: spacing(1, 2),
  boxShadow: theme.shadows[4],
  '& p': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontWeight: 400 },
}))
