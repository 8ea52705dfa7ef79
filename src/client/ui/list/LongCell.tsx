import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface LongCellProps {
  /** CSS lengths. */
  tablet: string
  wide: string
  children: ReactNode
}

/** The name takes all width that is left, so without a least width this text has a word a line. */
export function LongCell({ tablet, wide, children }: LongCellProps) {
  return <Box sx={{ minWidth: { sm: tablet, lg: wide } }}>{children}</Box>
}
