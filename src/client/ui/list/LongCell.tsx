import { styled } from '@mui/material/styles'

interface LongCellProps {
  tablet: string
  wide: string
}

/** Without a least width the text would get one word a line, since the column of names takes all width that is left. */
export const LongCell = styled('div', {
  shouldForwardProp: (prop) => prop !== 'tablet' && prop !== 'wide',
})<LongCellProps>(({ theme: { breakpoints }, tablet, wide }) => ({
  [breakpoints.up('sm')]: { minWidth: tablet },
  [breakpoints.up('lg')]: { minWidth: wide },
}))
