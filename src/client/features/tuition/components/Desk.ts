import { styled } from '@mui/material/styles'

/** What is owed beside what is taken for it; the amount stays in sight while one scrolls. On narrow screens one under the other. */
export const Desk = styled('form')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: spacing(3),
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: 80 },
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { position: 'static' },
  },
}))
