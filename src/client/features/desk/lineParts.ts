import { centavosOf, centavosOrZero, toPesos } from '@contract/domain/money'
import { monthAbonoProblem, splitAbono, wholeCost, type DueMonth } from '@contract/tuition/abono.rules'
import type { TypedNumber } from '../../ui/fields/field'
import { abonoProblem, unreadableProblem } from '../../ui/payments/cost'
import type { DeskLine } from './deskLines'

interface PartPicks {
  abonos: Readonly<Record<string, TypedNumber>>
  waived: ReadonlySet<string>
}

/** What the line costs, in centavos. A charge counts as a month without recargo and pronto pago. */
export const dueOf = (
  { key, saldo, recargo, prontoPago }: DeskLine,
  { waived }: Pick<PartPicks, 'waived'>,
): DueMonth => ({
  saldo: centavosOf(saldo),
  recargo: waived.has(key) ? 0 : centavosOf(recargo),
  prontoPago: centavosOf(prontoPago),
})

/** What the payment pays of a line, pesos. */
interface LinePart {
  /** Sent as the line's `abono`; null pays it whole. */
  abono: number | null
  /** Pesos paid of the price and of the recargo, and pesos off for paying early. */
  monto: number
  recargo: number
  prontoPago: number
  /** Left unpaid of the price, and of the day's recargo. */
  resta: number
  restaRecargo: number
}

export const wholePart = ({ saldo, recargo, prontoPago }: DeskLine): LinePart => ({
  abono: null,
  monto: saldo,
  recargo,
  prontoPago,
  resta: 0,
  restaRecargo: 0,
})

/** An amount that is exactly the whole cost pays the line whole. */
export const partOf = (line: DeskLine, picks: PartPicks): LinePart => {
  const abono = picks.abonos[line.key] ?? null
  const due = dueOf(line, picks)
  if (abono === null || centavosOrZero(abono) === wholeCost(due)) return wholePart(line)
  const split = splitAbono(centavosOrZero(abono), due)
  return {
    abono,
    monto: toPesos(split.mes),
    // Paying in part does not lower a waived recargo: all of it is waived.
    recargo: picks.waived.has(line.key) ? line.recargo : toPesos(split.recargo),
    prontoPago: 0,
    resta: toPesos(split.resta),
    restaRecargo: toPesos(split.restaRecargo),
  }
}

export const partProblem = (line: DeskLine, picks: PartPicks): string | null => {
  const { abono } = partOf(line, picks)
  if (abono === null) return null
  return line.tipo === 'CARGO'
    ? abonoProblem(line.saldo, abono)
    : (unreadableProblem(abono) ?? monthAbonoProblem(abono, dueOf(line, picks)))
}
