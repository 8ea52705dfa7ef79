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
    // A cell of two lines, a name and its detail, is as high as a button.
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
    '& thead .short': { whiteSpace: 'nowrap' },
    '& tbody tr + tr > *': { borderTop: `1px solid ${vars.palette.divider}` },
    '& tbody th': { fontWeight: 600 },
    '& :is(th, td) > small': {
      display: 'block',
      fontSize: typography.pxToRem(13),
      fontWeight: 400,
      color: vars.palette.text.secondary,
    },
    // A chip with a line under it is no higher than two lines of text.
    '& td > .ui-chip:has(+ small)': { paddingBlock: 0, lineHeight: 1.3 },
    // A linked name keeps the colour of a name.
    '& tbody th strong > a': {
      color: 'inherit',
      textDecorationColor: vars.palette.text.secondary,
      textUnderlineOffset: 3,
    },
    '& .row-link': {
      // Beside a row's checkbox, not under it, so that each has its own place to press.
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
      // The ring is drawn inside, since cells cut what reaches over their edge.
      outlineOffset: -2,
      '& .ui-face > span': { textDecoration: 'inherit' },
    },
    '& tbody tr:hover .row-link': { textDecorationColor: 'currentColor' },
    // By tag: with an attribute selector for the address, browsers match it again in every row whose address changes.
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
      '.ui-list & tbody td.clip:not(.name)': { maxWidth: 120 },
      '.ui-list & tbody .name': { minWidth: 232 },
    },
    [breakpoints.between('md', 'lg')]: { '.ui-list & tbody td.clip:not(.name)': { maxWidth: 190 } },
    [breakpoints.down('md')]: {
      '& .wide-only': { display: 'none !important' },
      // Headings keep their column's width only where the list has room for it.
      '& th': { minWidth: '0 !important' },
    },
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
      // At least 220 px for the name, plus the width that other columns leave.
      '.ui-list & tbody .name': { width: '100%', minWidth: 248, maxWidth: 0 },
      '& tbody tr:hover': { background: `color-mix(in srgb, ${vars.palette.primary.main} 5%, transparent)` },
    },
    [breakpoints.down('sm')]: {
      '&, & tbody, & tr, & th, & td': { display: 'block' },
      // Invisible, but screen readers still use it as column names.
      '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      // A card: the name, then labels and values, as many in a line as fit.
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
      // Name and detail beside the checkbox, not under it.
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
      // Large enough for a finger: a telephone, a statement.
      '& tbody td[data-label] a': { display: 'inline-block', minWidth: 24, lineHeight: '24px' },
      '& tbody td[data-label]::before': {
        content: 'attr(data-label)',
        fontSize: typography.pxToRem(13),
        color: vars.palette.text.secondary,
      },
      // The actions share the last line where there is room.
      '& tbody .actions': {
        flex: '1 1 auto',
        alignSelf: 'end',
        width: 'auto',
        paddingTop: 4,
        textAlign: 'right',
      },
      '& .row-actions': { flexWrap: 'wrap', gap: spacing(1) },
      // An empty value shows no label.
      '& tbody td[data-label]:empty': { display: 'none' },
      // A row without actions has no empty line for them.
      '& tbody .actions:has(> .row-actions:empty)': { display: 'none' },
      // A press on the card does the same as its only link.
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
