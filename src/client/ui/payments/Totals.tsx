import { styled } from '@mui/material/styles'
import { formatPesos } from '@contract/domain/money'

export interface TotalsProps {
  /** Pesos; the first item is drawn large, one with null is left out. */
  items: readonly (readonly [label: string, pesos: number | null])[]
}

const Frame = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1, 4),
  padding: spacing(2),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  '& dl, & dd': { margin: 0 },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { ...typography.h2 },
  '& dl:first-of-type dd': { fontSize: '2rem', lineHeight: 1.2, color: vars.palette.primary.main },
}))

export function Totals({ items }: TotalsProps) {
  return (
    <Frame aria-live="polite">
      {items.map(
        ([label, pesos]) =>
          pesos !== null && (
            <dl key={label}>
              <dt>{label}</dt>
              <dd>{formatPesos(pesos)}</dd>
            </dl>
          ),
      )}
    </Frame>
  )
}
