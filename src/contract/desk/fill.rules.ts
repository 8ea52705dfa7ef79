import type { Centavos } from '../domain/money'
import { wholeCost, type DueMonth } from '../tuition/abono.rules'

/** A charge or month of a family that an amount may pay; a charge has neither recargo nor pronto pago. */
export interface FillLine extends DueMonth {
  key: string
  /** Due day. */
  vence: string
}

/** The lines that an amount pays. */
interface Filled {
  /** Keys of the lines that are paid whole. */
  whole: readonly string[]
  /** The last line, where the amount pays only a part of it; centavos, recargo included. */
  part: { key: string; abono: Centavos } | null
  /** Centavos that no line takes. */
  left: Centavos
}

/**
 * Spends an amount on what a family owes, the oldest first ("a cuenta de lo más antiguo"): of each month the recargo and then
 * the month, the last line in part. A month that the rest covers at its pronto pago price is paid whole at that price, so a part
 * is always below it.
 * @param amount centavos
 * @param lines in the family's order, which decides between lines of one day
 */
export const fillOldest = (amount: Centavos, lines: readonly FillLine[]): Filled => {
  const whole: string[] = []
  let left = amount
  for (const line of [...lines].sort((a, b) => a.vence.localeCompare(b.vence))) {
    if (left <= 0) break
    const cost = wholeCost(line)
    if (left < cost) return { whole, part: { key: line.key, abono: left }, left: 0 }
    whole.push(line.key)
    left -= cost
  }
  return { whole, part: null, left }
}
