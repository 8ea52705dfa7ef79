import { partialPaymentProblem } from '../charges/charges.rules'
import { centavosOf, type Centavos, formatCentavos } from '../domain/money'

export interface DueMonth {
  saldo: Centavos
  /** On that day; 0 where it is waived. */
  recargo: Centavos
  /** What the month costs less when it is paid whole on that day; 0 without pronto pago. */
  prontoPago: Centavos
}

export const wholeCost = ({ saldo, recargo, prontoPago }: DueMonth): Centavos => saldo + recargo - prontoPago

interface AbonoSplit {
  recargo: Centavos
  mes: Centavos
  restaRecargo: Centavos
  resta: Centavos
}

/** The recargo of the day first: 1,000.00 of 2,350.00 with 235.00 of recargo pays 235.00 and 765.00. @param abono centavos */
export const splitAbono = (
  abono: Centavos,
  { saldo, recargo }: Pick<DueMonth, 'saldo' | 'recargo'>,
): AbonoSplit => {
  const toRecargo = Math.min(abono, recargo)
  const mes = Math.min(abono - toRecargo, saldo)
  return { recargo: toRecargo, mes, restaRecargo: recargo - toRecargo, resta: saldo - mes }
}

export const earlyWholeConflict = (total: Centavos): string =>
  `Con pronto pago, la colegiatura completa cuesta ${formatCentavos(total)}: págala completa, sin abono.`

const aboveMonth = ({ saldo, recargo }: DueMonth): string =>
  recargo > 0
    ? `El abono no puede ser mayor a ${formatCentavos(saldo + recargo)}, con su recargo`
    : `El abono no puede ser mayor al saldo de ${formatCentavos(saldo)}`

/** At most the unpaid part with recargo, and below what the whole month costs with pronto pago. @param abono pesos */
export const monthAbonoProblem = (abono: number, month: DueMonth): string | null => {
  const wrong = partialPaymentProblem(Number.POSITIVE_INFINITY, abono)
  if (wrong !== null) return wrong
  const centavos = centavosOf(abono)
  if (centavos > month.saldo + month.recargo) return aboveMonth(month)
  return month.prontoPago > 0 && centavos >= wholeCost(month) ? earlyWholeConflict(wholeCost(month)) : null
}
