import type { Styles } from '../styles'

/**
 * A table whose cells are plain, because an emotion style per cell is what makes tables slow. Under 600 px each row becomes
 * a card: the first cell is its title, the others a label and a value.
 */
export const tableStyles: Styles = ({ vars, breakpoints, spacing, typography }) => ({
  '.ui-table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: typography.pxToRem(15),
    lineHeight: 1.25,
    // Two lines, a name and what explains it, are as high as a button.
    '& th, & td': { padding: `3px ${spacing(1.75)}`, textAlign: 'left', verticalAlign: 'middle', height: 44 },
    '& .right': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& td.right > .ui-money': { fontWeight: 600 },
    '& .center': { textAlign: 'center' },
    '& .actions': { textAlign: 'right', whiteSpace: 'nowrap', width: '1%' },
    '& thead th': {
      height: 34,
      fontSize: typography.pxToRem(13),
      fontWeight: 600,
      color: vars.palette.text.secondary,
      borderBottom: `1px solid ${vars.palette.divider}`,
      lineHeight: 1.2,
    },
    '& tbody tr + tr > *': { borderTop: `1px solid ${vars.palette.divider}` },
    '& tbody th': { fontWeight: 600 },
    '& :is(th, td) > small': {
      display: 'block',
      fontSize: typography.pxToRem(13),
      fontWeight: 400,
      color: vars.palette.text.secondary,
    },
    // A state and what explains it are no higher than two lines of text.
    '& td > .ui-chip:has(+ small)': { paddingBlock: 0, lineHeight: 1.3 },
    // The name of a row that leads somewhere stays a name.
    '& tbody th strong > a': {
      color: 'inherit',
      textDecorationColor: vars.palette.text.secondary,
      textUnderlineOffset: 3,
    },
    '& .row-link': {
      // Beside a box, not under it: each has a place of its own to be pressed.
      display: 'flow-root',
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      textAlign: 'inherit',
      textDecorationLine: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: 3,
      cursor: 'pointer',
      // Cells cut what reaches over their edge.
      outlineOffset: -2,
      '& .ui-face > span': { textDecoration: 'inherit' },
    },
    '& tbody tr:hover .row-link': { textDecorationColor: 'currentColor' },
    // Links by their tag: one asked for by its address is looked for anew in every row whose address changes.
    '& tbody tr:has(> th a, > th > .row-link)': { cursor: 'pointer' },
    '& .sort': {
      textAlign: 'inherit',
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      minHeight: 24,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      '& svg': { opacity: 0.55 },
    },
    '& .sort:hover, & [aria-sort] .sort': { color: vars.palette.text.primary },
    '& [aria-sort] .sort svg': { opacity: 1 },
    '& .row-actions': { display: 'inline-flex', justifyContent: 'flex-end', gap: 4 },
    '& .row-action': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 32,
      padding: `4px ${spacing(1)}`,
      border: 0,
      borderRadius: 6,
      background: 'none',
      font: 'inherit',
      fontWeight: 600,
      color: vars.palette.primary.main,
      textDecoration: 'none',
      cursor: 'pointer',
    },
    '& .row-action:hover': { background: vars.palette.surface.neutralSoft },
    '& .row-action.danger': { color: vars.palette.error.main },
    '& .row-action:disabled': { color: vars.palette.text.disabled, cursor: 'default', background: 'none' },
    '& .bar': {
      display: 'block',
      maxWidth: '100%',
      height: 12,
      marginBlock: 4,
      borderRadius: 6,
      background: vars.palette.surface.neutralSoft,
    },
    '& .right .bar, & .actions .bar': { marginInlineStart: 'auto' },
    '& .more': { paddingInline: 6 },
    [breakpoints.between('sm', 'md')]: {
      // A tablet: narrower gaps, smaller letters.
      fontSize: typography.pxToRem(13),
      '& th, & td': { paddingInline: spacing(0.75) },
      '& .row-actions': { gap: 0 },
      '.ui-list & tbody td.clip:not(.name)': { maxWidth: 125 },
      '.ui-list & tbody .name': { minWidth: 232 },
    },
    [breakpoints.between('md', 'lg')]: { '.ui-list & tbody td.clip:not(.name)': { maxWidth: 190 } },
    [breakpoints.down('md')]: { '& .wide-only': { display: 'none !important' } },
    [breakpoints.up('sm')]: {
      '.ui-list & tbody td:not(.wraps)': { whiteSpace: 'nowrap' },
      '.ui-list & tbody .clip': {
        maxWidth: 260,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '& *': { overflow: 'hidden', textOverflow: 'ellipsis' },
        '& .ui-face': { maxWidth: '100%' },
      },
      // A name is never cut below 220 px, and has what the others leave.
      '.ui-list & tbody .name': { width: '100%', minWidth: 248, maxWidth: 0 },
      '& tbody tr:hover': { background: `color-mix(in srgb, ${vars.palette.primary.main} 5%, transparent)` },
    },
    [breakpoints.down('sm')]: {
      '&, & tbody, & tr, & th, & td': { display: 'block' },
      // Out of sight, still the names of the columns for a screen reader.
      '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      // A card: the name, then what else there is, label and value, as many in a line as fit.
      '& tbody tr': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: `2px ${spacing(2)}`,
        padding: `${spacing(1.25)} ${spacing(2)}`,
      },
      '& tbody tr + tr': { borderTop: `1px solid ${vars.palette.divider}` },
      '& tbody tr + tr > *': { borderTop: 0 },
      '& tbody th, & tbody td': { height: 'auto', padding: 0, textAlign: 'left' },
      '& tbody th': { flex: '1 0 100%', fontSize: typography.pxToRem(16) },
      // Beside its box, not under it: a name in two lines, and what explains it.
      '& tbody th:has(> input)': {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        '& > :not(input)': { gridColumn: 2 },
      },
      '& tbody td[data-label]': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 6,
        maxWidth: '100%',
        overflowWrap: 'anywhere',
      },
      // A finger's target: a telephone, a statement.
      '& tbody td[data-label] a': { display: 'inline-block', minWidth: 24, lineHeight: '24px' },
      '& tbody td[data-label]::before': {
        content: 'attr(data-label)',
        fontSize: typography.pxToRem(13),
        color: vars.palette.text.secondary,
      },
      // In the last line where there is room.
      '& tbody .actions': {
        flex: '1 1 auto',
        alignSelf: 'end',
        width: 'auto',
        paddingTop: 4,
        textAlign: 'right',
      },
      '& .row-actions': { flexWrap: 'wrap', gap: spacing(1) },
      // Nothing to say needs no name: an amount that is not there.
      '& tbody td[data-label]:empty': { display: 'none' },
      // A row that has nothing to do is no taller for the others.
      '& tbody .actions:has(> .row-actions:empty)': { display: 'none' },
      // The card leads there already.
      '& .actions:has(> .row-actions > a.row-action:only-child)': { display: 'none' },
      '& .actions .bar': { height: 40, marginBlock: 0 },
      '& .row-action': {
        minHeight: 40,
        border: `1px solid ${vars.palette.divider}`,
        paddingInline: spacing(1.5),
      },
    },
  },
})
