import { differenceText } from '@contract/cashCuts/cashCuts.rules'
import { StatusChip, type StatusTone } from '../../../ui/page/StatusChip'

export const differenceTone = (pesos: number): StatusTone =>
  pesos === 0 ? 'success' : pesos < 0 ? 'error' : 'warning'

/** 'Cuadra', 'Falta $12.50', 'Sobra $0.05': the word says it, the colour helps. */
export function DifferenceChip({ pesos }: { pesos: number }) {
  return <StatusChip label={differenceText(pesos)} tone={differenceTone(pesos)} />
}
