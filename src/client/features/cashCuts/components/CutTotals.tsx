import { styled } from '@mui/material/styles'
import { differenceText } from '@contract/cashCuts/cashCuts.rules'
import { Icon } from '../../../ui/icons/Icon'
import type { StatusTone } from '../../../ui/page/StatusChip'
import { Totals } from '../../../ui/payments/Totals'
import { texts } from '../cashCuts.texts'

export const differenceTone = (pesos: number): StatusTone =>
  pesos === 0 ? 'success' : pesos < 0 ? 'error' : 'warning'

interface CutTotalsProps {
  esperado: number
  contado: number
  diferencia: number | null
  fondo?: number | undefined
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

export function CutTotals({ esperado, contado, diferencia, fondo = 0 }: CutTotalsProps) {
  const tone = diferencia === null ? null : (differenceTone(diferencia) as keyof typeof ICONS)
  return (
    <div>
      <Totals
        items={[
          ['Contado', contado],
          [texts.expectedCash, esperado],
          ['Incluye fondo de caja', fondo || null],
        ]}
      />
      <Difference className={tone ?? ''} role="status">
        {tone === null || diferencia === null ? (
          'Todavía no se cuenta nada.'
        ) : (
          <>
            <Icon name={ICONS[tone]} />
            {differenceText(diferencia)}
          </>
        )}
      </Difference>
    </div>
  )
}
