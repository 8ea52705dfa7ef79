import { createTheme } from '@mui/material/styles'
import { COLOR_SCHEME_ATTRIBUTE } from './colorMode'
import { components } from './components'
import { paletteOf } from './palette'
import { dark, FONT, light, RADIUS, STEP } from './tokens'

/**
 * The one theme, light and dark as CSS variables: switching repaints and renders nothing. Use `theme.vars.palette...` in
 * styles, never `theme.palette...`, which holds the light values only.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  spacing: STEP,
  shape: { borderRadius: RADIUS },
  motion: { reducedMotion: 'system' },
  focusVisible: true,
  typography: {
    fontFamily: FONT,
    fontSize: 14,
    h1: { fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
    h3: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35 },
    body1: { fontSize: '0.9375rem' },
    button: { textTransform: 'none' },
  },
  components,
})
