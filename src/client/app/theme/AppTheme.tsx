import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { COLOR_MODE_KEY } from './colorMode'
import { theme } from './theme'

/** Variables and base styles are in the stylesheet (`sheet.tsx`). `noSsr`: the first render already uses the right scheme. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} modeStorageKey={COLOR_MODE_KEY} noSsr disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  )
}
