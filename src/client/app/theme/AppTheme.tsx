import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { COLOR_MODE_KEY } from './colorMode'
import { theme } from './theme'

/**
 * Theme and colour mode for everything inside. Its variables and base styles are in the product's stylesheet (`sheet.tsx`). `noSsr` makes
 * the very first render use the right scheme.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} modeStorageKey={COLOR_MODE_KEY} noSsr disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  )
}
