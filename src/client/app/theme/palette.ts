import type {} from '@mui/material/themeCssVarsAugmentation'
import type { PaletteOptions } from '@mui/material/styles'
import type { SchemeTokens } from './tokens'

/** Surfaces that MUI's palette has no place for; reached as `theme.vars.palette.surface.sunken`. */
export interface SurfacePalette {
  sunken: string
  border: string
  bar: string
  onBar: string
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

/** The MUI palette of one scheme. */
export const paletteOf = (t: SchemeTokens): PaletteOptions => ({
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
    bar: t.bar,
    onBar: t.onBar,
    errorSoft: t.errorSoft,
    warningSoft: t.warningSoft,
    successSoft: t.successSoft,
    infoSoft: t.infoSoft,
    neutralSoft: t.neutralSoft,
  },
})
