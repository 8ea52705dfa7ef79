import Button from '@mui/material/Button'
import { memo } from 'react'
import { styled } from '@mui/material/styles'
import { centavosOf, formatPesos, toCentavos, toPesos } from '@contract/domain/money'

const NOTES = [50, 100, 200, 500, 1000] as const

/** Notes below a fortieth of the amount are left out: a family does not round $6,000 up with a $50 note. */
const LARGE = 40

/** The exact amount, or the next round sums in notes. Pesos, ascending; none for what is no amount. */
const quickSums = (amount: number): number[] => {
  const centavos = toCentavos(amount)
  if (centavos === null || centavos <= 0) return []
  const round = NOTES.map(centavosOf)
    .filter((note) => note * LARGE >= centavos)
    .map((note) => Math.ceil(centavos / note) * note)
  return [...new Set([centavos, ...round])].map(toPesos)
}

interface QuickSumsProps {
  /** Pesos */
  amount: number
  onPick: (pesos: number) => void
}

const Row = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '& > button': {
    minWidth: 0,
    minHeight: 30,
    padding: spacing(0.25, 1.5),
    borderRadius: 999,
    fontVariantNumeric: 'tabular-nums',
  },
}))

const spokenAmount = (pesos: number): string => formatPesos(pesos).replace(/\.00$/, '')

export const QuickSums = memo(function QuickSums({ amount, onPick }: QuickSumsProps) {
  const sums = quickSums(amount)
  if (sums.length === 0) return null
  return (
    <Row role="group" aria-label="Cantidades frecuentes">
      {sums.map((pesos) => (
        <Button key={pesos} variant="outlined" size="small" onClick={() => onPick(pesos)}>
          {pesos === amount ? 'Exacto' : spokenAmount(pesos)}
        </Button>
      ))}
    </Row>
  )
})
