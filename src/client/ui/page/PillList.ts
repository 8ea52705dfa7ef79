import { styled } from '@mui/material/styles'

export const PillList = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    padding: spacing(0.5, 1.5),
    borderRadius: 999,
    background: vars.palette.surface.neutralSoft,
    overflowWrap: 'anywhere',
  },
}))
