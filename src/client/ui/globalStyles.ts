import type { CSSObject, Theme } from '@mui/material/styles'
import type { CssVarsTheme } from '@mui/material/styles'

type Themed = Pick<Theme, 'spacing' | 'typography'> & Pick<CssVarsTheme, 'vars'>

/**
 * Looks of the pieces that stand in every row of a list. They are plain elements with a class, styled once for the whole
 * page: an emotion component per cell doubles the time from a key press to the rows.
 */
export const globalStyles = ({ vars, spacing, typography }: Themed): Record<string, CSSObject> => ({
  '.ui-money': { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
  '.ui-money-large': {
    display: 'block',
    fontSize: typography.pxToRem(32),
    fontWeight: 650,
    lineHeight: 1.2,
  },
  '.ui-chip': {
    display: 'inline-block',
    padding: `2px ${spacing(1)}`,
    borderRadius: 999,
    fontSize: typography.pxToRem(12.5),
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    background: vars.palette.surface.neutralSoft,
    color: vars.palette.text.secondary,
  },
  '.ui-chip.success': { background: vars.palette.surface.successSoft, color: vars.palette.success.main },
  '.ui-chip.warning': { background: vars.palette.surface.warningSoft, color: vars.palette.warning.main },
  '.ui-chip.error': { background: vars.palette.surface.errorSoft, color: vars.palette.error.main },
  '.ui-chip.info': { background: vars.palette.surface.infoSoft, color: vars.palette.info.main },
})
