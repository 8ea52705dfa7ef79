import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { COLOR_MODE_KEY } from './colorMode'
import { theme } from './theme'

/** Theme, base styles and colour mode for everything inside. `noSsr` makes the very first render use the right scheme. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} modeStorageKey={COLOR_MODE_KEY} noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}
