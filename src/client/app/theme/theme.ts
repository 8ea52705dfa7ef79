import {
  createTheme,
  type PaletteOptions,
  type Components,
  type CssVarsTheme,
  type Theme,
} from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import { COLOR_SCHEME_ATTRIBUTE } from './colorMode'
import { dark, FONT, light, RADIUS, STEP, STRONG, type SchemeTokens, CARDS_BELOW } from './tokens'

type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>

const components: Overrides = {
  // Ripples cost a component per button and say no more than hover and focus.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 38, paddingInline: 16, fontSize: '0.9375rem' },
      outlined: ({ theme: { vars } }) => ({
        '&:not(.Mui-disabled, :hover, .MuiButton-colorError)': { borderColor: vars.palette.surface.edge },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, fullWidth: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.paper,
        '&:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: vars.palette.surface.border,
        },
      }),
      input: ({ theme: { vars } }) => ({
        padding: '9.5px 12px',
        height: 21,
        '&::placeholder': { color: vars.palette.text.secondary, opacity: 0.9 },
      }),
      multiline: { padding: 0 },
      // The legend makes room for a floating label; ours are above the field.
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  // In the dark MUI lightens raised papers until our greys no longer match; a hairline separates them instead.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        border: `1px solid ${vars.palette.divider}`,
        [`@media (max-width:${CARDS_BELOW - 1}px)`]: { margin: 8, width: 'calc(100% - 16px)' },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: STRONG, paddingBottom: 8 } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '16px 24px', gap: 12, flexWrap: 'wrap', '& > *': { marginLeft: '0 !important' } },
    },
  },
}

/** Colours that MUI's palette lacks: `theme.vars.palette.surface.sunken`. */
interface SurfacePalette {
  sunken: string
  border: string
  edge: string
  errorSoft: string
  warningSoft: string
  successSoft: string
  infoSoft: string
  neutralSoft: string
}

declare module '@mui/material/styles' {
  interface Palette {
    surface: SurfacePalette
  }
  interface PaletteOptions {
    surface?: SurfacePalette
  }
}

const paletteOf = (t: SchemeTokens): PaletteOptions => ({
  primary: { main: t.primary, dark: t.primaryDark, light: t.primaryLight, contrastText: t.onPrimary },
  secondary: { main: t.accent, contrastText: t.onAccent },
  error: { main: t.error, contrastText: t.onKind },
  warning: { main: t.warning, contrastText: t.onKind },
  success: { main: t.success, contrastText: t.onKind },
  info: { main: t.info, contrastText: t.onKind },
  background: { default: t.background, paper: t.paper },
  text: { primary: t.text, secondary: t.textSecondary },
  divider: t.divider,
  surface: {
    sunken: t.sunken,
    border: t.border,
    edge: t.edge,
    errorSoft: t.errorSoft,
    warningSoft: t.warningSoft,
    successSoft: t.successSoft,
    infoSoft: t.infoSoft,
    neutralSoft: t.neutralSoft,
  },
})

/** In styles use `theme.vars.palette…`, which switches schemes without a render; `theme.palette…` has the light values only. */
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
    fontWeightMedium: STRONG,
    fontWeightBold: STRONG,
    h1: { fontSize: '1.5rem', fontWeight: STRONG, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.0625rem', fontWeight: STRONG, lineHeight: 1.35 },
    h3: { fontSize: '1rem', fontWeight: STRONG, lineHeight: 1.4 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.45 },
    button: { textTransform: 'none' },
  },
  components,
})
