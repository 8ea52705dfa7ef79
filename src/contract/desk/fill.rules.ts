import type { Centavos } from '../domain/money'
import { wholeCost, type DueMonth } from '../tuition/abono.rules'

export interface FillLine extends DueMonth {
  key: string
  vence: string
}

interface Filled {
  whole: readonly string[]
  /** Centavos, recargo included; null where the last line is paid whole. */
  part: { key: string; abono: Centavos } | null
  left: Centavos
}

/** Centavos. A month that the rest covers at its pronto pago price is paid whole, so a part is always below that price. */
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
