import { toCentavos, toPesos } from '@contract/domain/money'

/** Pesos that notes are handed over in. */
const NOTES = [50, 100, 200, 500, 1000] as const

/**
 * What a family is likely to hand over for an amount: exactly that, or the next round sums in notes.
 * @param amount pesos
 * @returns pesos, ascending; none for what is no amount
 */
export const quickSums = (amount: number): number[] => {
  const centavos = toCentavos(amount)
  if (centavos === null || centavos <= 0) return []
  const round = NOTES.map((note) => Math.ceil(centavos / (note * 100)) * note * 100)
  return [...new Set([centavos, ...round])].map(toPesos)
}
