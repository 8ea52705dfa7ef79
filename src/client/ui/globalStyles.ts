import { tableStyles } from './list/tableStyles'
import { pageStyles } from './page/pageStyles'
import type { Styles } from './styles'

/** The frame of a list, its search box, its filters and its pager. */
const listStyles: Styles = ({ vars, spacing, breakpoints, typography }) => ({
  '.ui-list': {
    position: 'relative',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 10,
    background: vars.palette.background.paper,
    '& > .tools': { borderBottom: `1px solid ${vars.palette.divider}` },
    '& > .tools, & > .foot': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: spacing(1),
      padding: spacing(1.25, 1.5),
    },
    '& > .foot': {
      justifyContent: 'space-between',
      gap: spacing(1),
      padding: spacing(0, 1.75),
      minHeight: 42,
      fontSize: typography.pxToRem(14),
      color: vars.palette.text.secondary,
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '& > .tools .ui-select > select': { height: 36 },
    '& > .tools .MuiOutlinedInput-root > input': { height: 17 },
    // With one page the pager is invisible but keeps its place, so that the footer does not jump when rows arrive.
    '& > .foot > .ui-pager:not(:has(> :enabled))': { visibility: 'hidden' },
    '& .ui-export': { marginInlineStart: 'auto', gap: 0 },
    '& .ui-export > button': { fontWeight: 400, color: vars.palette.text.secondary },
    '& .ui-export svg': { display: 'none' },
    '& > .content': { overflowX: 'auto' },
    // The skeleton may have more rows than the answer: the footer appears with the rows instead of jumping up.
    '&:has(> .still) > .foot': { visibility: 'hidden', '& > [role=status]': { visibility: 'visible' } },
    '&:has(> .still) ~ form': { display: 'none' },
    // A skeleton has nothing to scroll to.
    '& > .still': { overflow: 'hidden' },
    [breakpoints.down('sm')]: {
      '& > .tools': { gap: spacing(1) },
      '& > .tools > .ui-search': { flexBasis: '100%', maxWidth: 'none' },
      '& .fold': {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        flex: 1,
        minHeight: 40,
        padding: spacing(0, 1.5),
        border: `1px solid ${vars.palette.surface.border}`,
        borderRadius: vars.shape.borderRadius,
        background: 'none',
        font: 'inherit',
        color: 'inherit',
        cursor: 'pointer',
      },
      '& .folded:not([hidden])': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: spacing(1),
        flexBasis: '100%',
      },
      // Filters fill their line, so that no label is cut and the edge is not ragged.
      '& .folded > :has(> select)': { flex: '1 1 auto' },
      '& > .foot': { justifyContent: 'center' },
      // On a phone the count is enough for a single page.
      '&:not([aria-busy=true]) > .foot > .ui-pager:not(:has(> :enabled))': { display: 'none' },
    },
  },
  '.ui-search': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    flex: '1 1 240px',
    maxWidth: 320,
    minWidth: 0,
    height: 36,
    paddingInline: spacing(1.5),
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.text.secondary,
    '&:hover': { borderColor: vars.palette.text.primary },
    '&:focus-within': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -1 },
    '& input': {
      flex: 1,
      minWidth: 0,
      border: 0,
      outline: 'none',
      background: 'none',
      font: 'inherit',
      color: vars.palette.text.primary,
    },
    '& input::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
    '& kbd': {
      flex: 'none',
      minWidth: 20,
      paddingInline: spacing(0.5),
      textAlign: 'center',
      font: 'inherit',
      fontSize: typography.pxToRem(12),
      lineHeight: '18px',
      border: `1px solid ${vars.palette.surface.border}`,
      borderRadius: 4,
      '@media (hover: none)': { display: 'none' },
    },
    '&:focus-within kbd': { display: 'none' },
  },
  '.ui-select': {
    position: 'relative',
    '& > select': {
      width: '100%',
      height: 40,
      padding: `0 ${spacing(4)} 0 ${spacing(1.5)}`,
      border: `1px solid ${vars.palette.surface.border}`,
      borderRadius: vars.shape.borderRadius,
      background: vars.palette.background.paper,
      color: vars.palette.text.primary,
      font: 'inherit',
      textOverflow: 'ellipsis',
      appearance: 'none',
      cursor: 'pointer',
    },
    '& > select:hover': { borderColor: vars.palette.text.primary },
    '& > select:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -1 },
    '& > select[aria-invalid=true]': { borderColor: vars.palette.error.main },
    '& > select:disabled': { color: vars.palette.text.disabled, cursor: 'default' },
    '& > svg': { position: 'absolute', right: 10, top: 11, pointerEvents: 'none' },
  },
  'span.ui-select': { display: 'inline-block', '& > select': { width: 'auto', maxWidth: '100%' } },
  '.ui-pager, .ui-export': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: spacing(1),
    color: vars.palette.text.secondary,
    flexWrap: 'wrap',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: spacing(0.5),
      minHeight: 36,
      padding: `0 ${spacing(1)}`,
      border: 0,
      borderRadius: vars.shape.borderRadius,
      background: 'none',
      font: 'inherit',
      fontWeight: 600,
      color: vars.palette.primary.main,
      cursor: 'pointer',
    },
    '& > button:hover': { background: vars.palette.surface.neutralSoft },
    '& > button:disabled': { background: 'none', color: vars.palette.text.disabled, cursor: 'default' },
  },
})

/** Amounts and states, drawn in every row. */
const cellStyles: Styles = ({ vars, spacing, typography }) => ({
  '.ui-money': { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
  '.ui-money-large': {
    display: 'block',
    fontSize: typography.pxToRem(32),
    fontWeight: 600,
    lineHeight: 1.2,
  },
  '.ui-face': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1.25),
    minWidth: 0,
    // On the baseline a row with a picture would be higher than one with initials.
    verticalAlign: 'middle',
    '& > img, & > i': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      borderRadius: '50%',
      objectFit: 'cover',
      background: vars.palette.surface.neutralSoft,
      color: vars.palette.text.secondary,
      fontSize: typography.pxToRem(12),
      fontStyle: 'normal',
    },
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  '.ui-chip': {
    display: 'inline-block',
    padding: `1px ${spacing(1)}`,
    borderRadius: 999,
    fontSize: typography.pxToRem(12.5),
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    background: vars.palette.surface.neutralSoft,
    color: vars.palette.text.secondary,
  },
  // Some states are the customer's words in lower case.
  '.ui-chip:not([title])::first-letter': { textTransform: 'uppercase' },
  '.ui-chip.success': { background: vars.palette.surface.successSoft, color: vars.palette.success.main },
  '.ui-chip.warning': { background: vars.palette.surface.warningSoft, color: vars.palette.warning.main },
  '.ui-chip.error': { background: vars.palette.surface.errorSoft, color: vars.palette.error.main },
  '.ui-chip.info': { background: vars.palette.surface.infoSoft, color: vars.palette.info.main },
})

/**
 * Looks of everything that every page shows or that a search draws again at each key. Plain elements with classes: emotion would hash and
 * write their styles at each start and each key. The build makes a stylesheet of them (client/app/theme/sheet.tsx).
 */
export const globalStyles: Styles = (theme) => ({
  // Buttons are useless on paper. A list prints by its own sheet (`ListPaper`), cards print as they are.
  '@media print': {
    'header:has(+ .body), .side, .skip, header > .action': { display: 'none !important' },
    '.ui-list > :is(.tools, .foot), .row-actions': { display: 'none !important' },
  },
  '.ui-notices.ui-notices': {
    top: 6,
    right: 190,
    // On narrow windows the bar has no room: a notice covers the title for a moment, but no button.
    '@media (max-width: 1299.95px)': { top: 58, right: 'auto', left: theme.spacing(3) },
    [theme.breakpoints.down('sm')]: { left: theme.spacing(2) },
  },
  // CssBaseline makes boxes inherit `box-sizing`; the browser's own box inside <details> needs it said.
  '::details-content': { boxSizing: 'inherit' },
  ...pageStyles(theme),
  ...listStyles(theme),
  ...tableStyles(theme),
  ...cellStyles(theme),
})
