import { styled } from '@mui/material/styles'

export const FieldGrid = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  alignItems: 'start',
  gap: spacing(2),
  '& > .wide': { gridColumn: '1 / -1' },
}))
