import { styled } from '@mui/material/styles'
import { differenceText } from '@contract/cashCuts/cashCuts.rules'
import { Icon } from '../../../ui/icons/Icon'
import { Totals } from '../../../ui/payments/Totals'
import { texts } from '../cashCuts.texts'
import { differenceTone } from './DifferenceChip'

interface CutTotalsProps {
  /** Pesos. */
  esperado: number
  contado: number
  diferencia: number
}

const ICONS = { success: 'success', error: 'error', warning: 'warning' } as const

const Difference = styled('p')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  margin: spacing(1, 0, 0),
  padding: spacing(1, 2),
  borderRadius: vars.shape.borderRadius,
  ...typography.h2,
  fontVariantNumeric: 'tabular-nums',
  '&.success': { background: vars.palette.surface.successSoft, color: vars.palette.success.main },
  '&.error': { background: vars.palette.surface.errorSoft, color: vars.palette.error.main },
  '&.warning': { background: vars.palette.surface.warningSoft, color: vars.palette.warning.main },
}))

/** What was counted, what has to be there, and in a word and a colour how they differ. */
export function CutTotals({ esperado, contado, diferencia }: CutTotalsProps) {
  const tone = differenceTone(diferencia) as keyof typeof ICONS
  return (
    <div>
      <Totals
        items={[
          [texts.counted, contado],
          [texts.expectedCash, esperado],
        ]}
      />
      <Difference className={tone} role="status">
        <Icon name={ICONS[tone]} />
        {differenceText(diferencia)}
      </Difference>
    </div>
  )
}
