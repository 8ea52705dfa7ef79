import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { formatPesos } from '@contract/domain/money'
import { quickSums } from './quickSums'

interface QuickSumsProps {
  /** Pesos that are paid. */
  amount: number
  onPick: (pesos: number) => void
}

const Row = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '& > button': { minWidth: 0, paddingInline: spacing(1.25), fontVariantNumeric: 'tabular-nums' },
}))

/** '$1,300', as one says it; centavos only when there are some. */
const spoken = (pesos: number): string => formatPesos(pesos).replace(/\.00$/, '')

/** One press says what was handed over; the change shows at once. */
export function QuickSums({ amount, onPick }: QuickSumsProps) {
  const sums = quickSums(amount)
  if (sums.length === 0) return null
  return (
    <Row role="group" aria-label="Cantidades frecuentes">
      {sums.map((pesos) => (
        <Button key={pesos} variant="outlined" size="small" onClick={() => onPick(pesos)}>
          {pesos === amount ? 'Exacto' : spoken(pesos)}
        </Button>
      ))}
    </Row>
  )
}
