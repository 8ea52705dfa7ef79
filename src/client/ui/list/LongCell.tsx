import { styled } from '@mui/material/styles'

interface LongCellProps {
  tablet: string
  wide: string
}

/** The name takes all width that is left, so without a least width this text has a word a line. */
export const LongCell = styled('div', {
  shouldForwardProp: (prop) => prop !== 'tablet' && prop !== 'wide',
})<LongCellProps>(({ theme: { breakpoints }, tablet, wide }) => ({
  [breakpoints.up('sm')]: { minWidth: tablet },
  [breakpoints.up('lg')]: { minWidth: wide },
}))
