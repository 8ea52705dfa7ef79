import { useColorScheme } from '@mui/material/styles'
import type { ColorMode } from './colorMode'

/** What the switch in the user menu needs: the choice, the scheme that shows, and how to choose. */
export const useColorMode = (): {
  mode: ColorMode
  scheme: 'light' | 'dark'
  setMode: (mode: ColorMode) => void
} => {
  const { mode, setMode, colorScheme } = useColorScheme()
  return { mode: mode ?? 'system', scheme: colorScheme ?? 'light', setMode }
}
