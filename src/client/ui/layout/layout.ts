import { styled } from '@mui/material/styles'
import type { Themed } from '../styles'

/** Layout pieces: a `div` (or another element by `as`) without a margin; as `ul`, `ol` or `dl` without bullets. */

type Gap = number | readonly [rows: number, columns: number]

const OWN = new Set(['as', 'theme', 'ownerState', 'gap', 'justify', 'align', 'inline', 'nowrap'])
for (const name of ['widths', 'from', 'min', 'stretch', 'divided', 'pad', 'tone', 'clip']) OWN.add(name)
const piece = { shouldForwardProp: (prop: PropertyKey) => !OWN.has(String(prop)) }

const bare = { margin: 0, padding: 0, listStyle: 'none', '& > dd': { margin: 0 } } as const

const gapOf = ({ spacing }: Pick<Themed, 'spacing'>, gap: Gap): string =>
  typeof gap === 'number' ? spacing(gap) : spacing(...gap)

export const hairline = ({ vars }: Pick<Themed, 'vars'>): string => `1px solid ${vars.palette.divider}`

/** The look of a `Card` for elements that cannot be one: links, selectable rows. */
export const paper = (theme: Pick<Themed, 'vars'>) => ({
  border: hairline(theme),
  borderRadius: 10,
  background: theme.vars.palette.background.paper,
})

interface RowProps {
  gap?: Gap
  justify?: 'start' | 'center' | 'end' | 'space-between'
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  inline?: boolean
  nowrap?: boolean
}

export const Row = styled(
  'div',
  piece,
)<RowProps>(({ theme, gap = 1, justify = 'start', align = 'center', inline = false, nowrap = false }) => ({
  ...bare,
  display: inline ? 'inline-flex' : 'flex',
  flexWrap: nowrap ? 'nowrap' : 'wrap',
  alignItems: align,
  justifyContent: justify,
  gap: gapOf(theme, gap),
}))

interface StackProps {
  gap?: Gap
  divided?: boolean
}

export const Stack = styled(
  'div',
  piece,
)<StackProps>(({ theme, gap = 2, divided = false }) => ({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: gapOf(theme, gap),
  '& > section': { margin: 0 },
  // An empty status stays for screen readers, without a gap of its own.
  '& > [role="status"]:empty': { position: 'absolute' },
  ...(divided && {
    '& > * + *': { paddingTop: gapOf(theme, gap), borderTop: hairline(theme) },
  }),
}))

interface ColumnsProps {
  widths?: string
  /** Columns are side by side from this window width; default `md`, `xs` is always. */
  from?: 'xs' | 'sm' | 'md' | 'lg'
  gap?: Gap
  align?: 'start' | 'center' | 'end' | 'stretch'
}

export const Columns = styled(
  'div',
  piece,
)<ColumnsProps>(
  ({ theme, widths = 'minmax(0, 3fr) minmax(280px, 2fr)', from = 'md', gap = 3, align = 'start' }) => ({
    ...bare,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: gapOf(theme, gap),
    alignItems: align,
    '& > .wide': { gridColumn: '1 / -1' },
    [theme.breakpoints.up(from)]: { gridTemplateColumns: widths },
  }),
)

interface TilesProps {
  min?: number
  stretch?: boolean
  gap?: Gap
  align?: 'start' | 'end' | 'stretch'
}

/** As many columns of equal width as fit. A child of class `wide` takes a whole line. */
export const Tiles = styled(
  'div',
  piece,
)<TilesProps>(({ theme, min = 280, stretch = false, gap = 2, align = 'stretch' }) => ({
  ...bare,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-${stretch ? 'fit' : 'fill'}, minmax(min(100%, ${min}px), 1fr))`,
  alignItems: align,
  gap: gapOf(theme, gap),
  '& > .wide': { gridColumn: '1 / -1' },
}))

interface CardProps {
  pad?: Gap
  gap?: Gap
  tone?: 'paper' | 'sunken' | 'info' | 'success' | 'warning' | 'error'
  clip?: boolean
}

const SURFACE_OF_TONE = {
  sunken: 'sunken',
  info: 'infoSoft',
  success: 'successSoft',
  warning: 'warningSoft',
  error: 'errorSoft',
} as const

export const Card = styled(
  'div',
  piece,
)<CardProps>(({ theme, pad, gap, tone = 'paper', clip = false }) => ({
  margin: 0,
  listStyle: 'none',
  minWidth: 0,
  padding: gapOf(theme, pad ?? 3),
  ...(pad === undefined && { [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) } }),
  ...(gap !== undefined && {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: gapOf(theme, gap),
  }),
  ...(tone === 'paper'
    ? paper(theme)
    : {
        borderRadius: theme.vars.shape.borderRadius,
        background: theme.vars.palette.surface[SURFACE_OF_TONE[tone]],
      }),
  ...(clip && { overflow: 'hidden' }),
}))

export const PlainList = styled(
  'ul',
  piece,
)<{ divided?: boolean }>(({ theme, divided = false }) => ({
  ...bare,
  overflowWrap: 'anywhere',
  ...(divided && { '& > * + *': { borderTop: hairline(theme) } }),
}))

/** Each amount is `<div><dt/><dd/></div>`; the one of class `sum` is the total. */
export const Amounts = styled('dl')(({ theme }) => ({
  ...bare,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(0.5),
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right' },
  '& > .sum': { fontWeight: 600, fontSize: '1.125rem' },
  '& > .sum > dt': { color: theme.vars.palette.text.primary },
}))

export const Quiet = styled('span')(({ theme: { vars, typography } }) => ({
  margin: 0,
  fontSize: typography.pxToRem(13),
  color: vars.palette.text.secondary,
}))

export const Prose = styled('p')({
  margin: 0,
  maxWidth: '72ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const TwoLines = styled('span')(({ theme: { vars, typography } }) => ({
  display: 'block',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > small': {
    display: 'block',
    fontSize: typography.pxToRem(13),
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
  '& a': { color: vars.palette.primary.main, textUnderlineOffset: 3 },
}))
