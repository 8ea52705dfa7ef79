import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface LongCellProps {
  /** Least width on a tablet and on a wide window, CSS lengths. */
  tablet: string
  wide: string
  children: ReactNode
}

/**
 * A cell whose text wraps and matters as much as the row's name. The name takes all width that is left, so without a least width this text
 * has a word a line.
 */
export function LongCell({ tablet, wide, children }: LongCellProps) {
  return <Box sx={{ minWidth: { sm: tablet, lg: wide } }}>{children}</Box>
}
