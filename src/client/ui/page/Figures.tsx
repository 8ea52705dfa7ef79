import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paper } from '../layout/layout'

export interface FigureProps {
  label: string
  value: string
  note?: ReactNode
  /** The list of exactly what is counted; undefined where the user may not open it. */
  to?: string | undefined
  tone?: 'late' | undefined
}

// The gaps of the grid draw the hairlines, for any number of columns.
const Strip = styled('dl')(({ theme, theme: { vars, spacing, typography, breakpoints } }) => ({
  ...paper(theme),
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  overflow: 'hidden',
  background: vars.palette.divider,
  // A tablet shows six or more figures in two rows; the last one fills the second row.
  [breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: 'repeat(var(--tablet), minmax(0, 1fr))',
    '& > :last-child': { gridColumn: 'span var(--last)' },
  },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '& > div': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: spacing(0.5),
    padding: spacing(2),
    background: vars.palette.background.paper,
    containerType: 'inline-size',
  },
  '& dt, & .note': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& .value': {
    // A million with centavos fits in one line, also on half a phone and in a wide font.
    fontSize: `clamp(0.95rem, 11.5cqi, ${typography.pxToRem(26)})`,
    fontWeight: 600,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& .late': { color: vars.palette.error.main },
  '& .value a': { color: 'inherit', textDecoration: 'none' },
  // The value's link covers the whole tile; a link in the note stays above it.
  '& .value a::after': { content: '""', position: 'absolute', inset: 0 },
  '& .note a': { position: 'relative', zIndex: 1, color: vars.palette.primary.main, textUnderlineOffset: 3 },
  '& > div:has(.value a:hover)': { background: vars.palette.action.hover },
}))

function Figure({ label, value, note, to, tone }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={tone ? `value ${tone}` : 'value'}>{to ? <Link to={to}>{value}</Link> : value}</dd>
      {note && <dd className="note">{note}</dd>}
    </div>
  )
}

export function Figures({ figures }: { figures: readonly FigureProps[] }) {
  const columns = figures.length
  const tablet = columns > 5 ? Math.ceil(columns / 2) : columns
  const last = columns > 5 ? tablet * 2 - columns + 1 : 1
  return (
    <Strip style={{ '--columns': columns, '--tablet': tablet, '--last': last } as object}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </Strip>
  )
}
