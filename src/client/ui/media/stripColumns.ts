import type { Theme } from '@mui/material/styles'

/** How wide the cards of a carousel are: three, two, or one and a bit; its skeleton has the same. */
export const stripColumns = ({ spacing, breakpoints }: Theme) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - 2 * ${spacing(2)}) / 3)`,
  gap: spacing(2),
  [breakpoints.down('lg')]: { gridAutoColumns: `calc((100% - ${spacing(2)}) / 2)` },
  [breakpoints.down('sm')]: { gridAutoColumns: '86%' },
})
