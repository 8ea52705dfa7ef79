import { memo } from 'react'
import { styled } from '@mui/material/styles'
import { centavosOf, formatPesos, toCentavos, toPesos } from '@contract/domain/money'

const NOTES = [50, 100, 200, 500, 1000] as const

/** Notes worth less than a fortieth of the amount are left out: nobody rounds $6,000 up with a $50 note. */
const LARGE = 40

/** The exact amount and the next round sums in notes: pesos, ascending; none if it is no amount. */
const quickSums = (amount: number): number[] => {
  const centavos = toCentavos(amount)
  if (centavos === null || centavos <= 0) return []
  const round = NOTES.map(centavosOf)
    .filter((note) => note * LARGE >= centavos)
    .map((note) => Math.ceil(centavos / note) * note)
  return [...new Set([centavos, ...round])].map(toPesos)
}

interface QuickSumsProps {
  amount: number
  onPick: (pesos: number) => void
}

/** A copy of MUI's outlined button, which is six components: the sums change at each digit of an amount. */
const Row = styled('div')(({ theme, theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '& > button': {
    ...typography.button,
    minHeight: 30,
    padding: spacing(0.25, 1.5),
    border: `1px solid ${vars.palette.surface.edge}`,
    borderRadius: 999,
    background: 'none',
    fontSize: '0.9375rem',
    color: vars.palette.primary.main,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    userSelect: 'none',
  },
  '@media (hover: hover)': {
    '& > button:hover': {
      borderColor: vars.palette.primary.main,
      background: theme.alpha(vars.palette.primary.main, vars.palette.action.hoverOpacity),
    },
  },
}))

const spokenAmount = (pesos: number): string => formatPesos(pesos).replace(/\.00$/, '')

export const QuickSums = memo(function QuickSums({ amount, onPick }: QuickSumsProps) {
  const sums = quickSums(amount)
  if (sums.length === 0) return null
  return (
    <Row role="group" aria-label="Cantidades frecuentes">
      {sums.map((pesos) => (
        <button key={pesos} type="button" onClick={() => onPick(pesos)}>
          {pesos === amount ? 'Exacto' : spokenAmount(pesos)}
        </button>
      ))}
    </Row>
  )
})
