import type { Styles } from '../styles'

export const pageStyles: Styles = ({ vars, spacing, typography, breakpoints }) => ({
  '.ui-page': {
    padding: `${spacing(2.5)} ${spacing(3)} ${spacing(4)}`,
    maxWidth: 1400,
    // Room below the last row for the fixed buttons, in two lines at most.
    [breakpoints.down('sm')]: { padding: `${spacing(2)} ${spacing(2)} ${spacing(14)}` },
    '&.narrow': { maxWidth: 960 },
    // `:where` has no specificity: elements with a margin of their own keep it.
    '& > :where(* + :not(:empty))': { marginTop: spacing(2) },
  },
  '.ui-page-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1, 2),
    minHeight: 38,
    marginBottom: spacing(1.5),
    '& > div': { minWidth: 0 },
    // The action keeps its place at the right, however long the count beside the title will be.
    [breakpoints.up('sm')]: { '& > div:first-of-type': { flex: '1 1 300px' } },
    '& > div:first-of-type': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: spacing(1.5),
      '& > nav': { flexBasis: '100%' },
    },
    // An empty list on a phone has the page's action in its middle, so the one at the foot hides; one in the head stays, or the list moves.
    [`.ui-page:has(.ui-repeated) > & > .action:has(.MuiButton-contained)`]: {
      [breakpoints.down('sm')]: { display: 'none' },
    },
    // On a phone the main action stays under the thumb while the list scrolls, on an opaque bar.
    [breakpoints.down('sm')]: {
      '& > .action:has(.MuiButton-contained)': {
        position: 'fixed',
        zIndex: 1000,
        inset: 'auto 0 0 0',
        display: 'flex',
        flexWrap: 'wrap',
        gap: spacing(1),
        padding: spacing(1, 2),
        background: vars.palette.background.paper,
        borderTop: `1px solid ${vars.palette.divider}`,
        // Lines wrap: buttons beyond the window's edge could not be pressed.
        '& > *': { flex: 1, flexWrap: 'wrap' },
        '& .MuiButton-root': { whiteSpace: 'nowrap' },
        '& .MuiButton-contained': { flex: '1 0 auto' },
      },
    },
    '& h1': { ...typography.h1, margin: 0, overflowWrap: 'anywhere' },
    '& .subtitle': {
      margin: 0,
      fontSize: typography.pxToRem(14),
      color: vars.palette.text.secondary,
      '& > [role=status] + span::before': { content: '" · "' },
      // A sentence of unknown length has a line of its own from the start, and two on a phone.
      '&:has(.ui-own-line)': { [breakpoints.down('lg')]: { flexBasis: '100%' } },
      [breakpoints.down('sm')]: {
        flexBasis: '100%',
        minHeight: 30,
        '&:has(.ui-own-line)': { minHeight: 42 },
      },
      // The select that later replaces the cycle's name is as high as the name, so that nothing moves.
      '& .ui-select > select': { height: 30, fontSize: 'inherit' },
      '& .ui-select > svg': { top: 6 },
      '& strong, & .ui-money': { fontWeight: 600, color: vars.palette.text.primary },
    },
  },
})
