import { styled } from '@mui/material/styles'

/**
 * What is owed beside what is taken for it; the amount stays in sight while one scrolls. On narrow screens one under the other,
 * with the panel's parts in the form itself: what sticks stays within its parent.
 */
export const Desk = styled('form')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: spacing(3),
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: 80 },
  [breakpoints.down('md')]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: spacing(2),
    '& > aside': { display: 'contents' },
  },
}))
