import type { Styles } from '../styles'

/** Money and states: small things that stand in every row. */
export const cellStyles: Styles = ({ vars, spacing, typography }) => ({
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
  // Some states are letter by letter the spec's, in lower case.
  '.ui-chip::first-letter': { textTransform: 'uppercase' },
  '.ui-chip.success': { background: vars.palette.surface.successSoft, color: vars.palette.success.main },
  '.ui-chip.warning': { background: vars.palette.surface.warningSoft, color: vars.palette.warning.main },
  '.ui-chip.error': { background: vars.palette.surface.errorSoft, color: vars.palette.error.main },
  '.ui-chip.info': { background: vars.palette.surface.infoSoft, color: vars.palette.info.main },
})
