import { partialPaymentProblem } from '@contract/charges/charges.rules'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { subtractPesos, sumPesos } from '@contract/domain/money'
import type { TypedNumber } from '../fields/field'

interface CostPart {
  monto: number
  recargo: number
  waived: boolean
  /** Pesos off a month paid whole on the day of the money; 0 when missing. */
  prontoPago?: number
}

/** Pesos: total = importe + recargos − descuento − prontoPago. */
export interface Cost {
  importe: number
  recargos: number
  condonado: number
  descuento: number
  prontoPago: number
  total: number
}

/** @param descuento pesos off a whole year, from the server: rounded once there, never computed here */
export const costOf = (parts: readonly CostPart[], descuento = 0): Cost => {
  const importe = sumPesos(parts.map(({ monto }) => monto))
  const condonado = sumPesos(parts.map(({ recargo, waived }) => (waived ? recargo : 0)))
  const recargos = subtractPesos(sumPesos(parts.map(({ recargo }) => recargo)), condonado)
  const prontoPago = sumPesos(parts.map((part) => part.prontoPago ?? 0))
  return {
    importe,
    recargos,
    condonado,
    descuento,
    prontoPago,
    total: subtractPesos(sumPesos([importe, recargos]), sumPesos([descuento, prontoPago])),
  }
}

/** Text that is no amount arrives as NaN, which no comparison catches. */
export const unreadableProblem = (pesos: TypedNumber): string | null =>
  Number.isNaN(pesos) ? 'Escribe una cantidad con hasta dos decimales' : null

/** Amounts that cannot be read get this problem instead of the rule's. */
export const withUnreadable = (problems: Campos, amounts: Readonly<Record<string, TypedNumber>>): Campos => ({
  ...problems,
  ...onlyProblems(
    Object.fromEntries(Object.entries(amounts).map(([field, pesos]) => [field, unreadableProblem(pesos)])),
  ),
})

/** @param saldo pesos still owed of the charge @param rule words of its own for the complement */
export const abonoProblem = (
  saldo: number,
  abono: TypedNumber,
  rule: typeof partialPaymentProblem = partialPaymentProblem,
): string | null => unreadableProblem(abono) ?? rule(saldo, abono)
