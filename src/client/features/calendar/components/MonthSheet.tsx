import { styled } from '@mui/material/styles'
import type { MonthName } from '@contract/domain/months'

const Sheet = styled('span')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  width: 104,
  borderRadius: 8,
  overflow: 'hidden',
  background: vars.palette.background.paper,
  boxShadow: '0 3px 12px rgb(0 0 0 / 0.18)',
  transform: 'rotate(-2deg)',
  '& > b': {
    padding: '5px 0',
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontSize: typography.pxToRem(13),
    letterSpacing: '0.08em',
    textAlign: 'center',
  },
  '& > span': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, 8px)',
    justifyContent: 'center',
    gap: 5,
    padding: '10px 0 8px',
  },
  '& > span > i': { height: 8, borderRadius: 2, background: vars.palette.surface.neutralSoft },
  '& > span > i.today': { background: vars.palette.secondary.main },
  '& > small': {
    paddingBottom: 6,
    fontSize: typography.pxToRem(12),
    fontWeight: 700,
    textAlign: 'center',
    color: vars.palette.text.secondary,
  },
}))

const DAYS = Array.from({ length: 28 }, (_, day) => day)

/** A leaf of a wall calendar, in the place of a PDF's picture. Decoration: what it says stands beside it. */
export function MonthSheet({ mes }: { mes: MonthName }) {
  return (
    <Sheet aria-hidden>
      <b>{mes.slice(0, 3)}</b>
      <span>
        {DAYS.map((day) => (
          <i key={day} className={day === 15 ? 'today' : ''} />
        ))}
      </span>
      <small>PDF</small>
    </Sheet>
  )
}
