import { styled } from '@mui/material/styles'

interface LongCellProps {
  tablet: string
  wide: string
}

/** The least width keeps this text from one word a line: the name takes all width that is left. */
export const LongCell = styled('div', {
  shouldForwardProp: (prop) => prop !== 'tablet' && prop !== 'wide',
})<LongCellProps>(({ theme: { breakpoints }, tablet, wide }) => ({
  [breakpoints.up('sm')]: { minWidth: tablet },
  [breakpoints.up('lg')]: { minWidth: wide },
}))
