import { MAX_YEARLY_PERCENT } from '../cycles/cycles.rules'
import { earlySaving, type EarlyPayment } from '../cycles/terms.rules'
import { isoDate, type IsoDate } from '../domain/dates'
import type { Centavos } from '../domain/money'
import type { DueMonth } from './abono.rules'
import { isLateOn, type OwedMonthFacts } from './monthFee.rules'
import { spreadDiscount } from './tuition.rules'

/** An open month as its price of a day needs it. */
export interface PricedFacts extends Pick<OwedMonthFacts, 'vencimiento' | 'prorroga' | 'monto'> {
  anio: number
  mes: number
  /** Centavos paid of `monto`. */
  abonado: Centavos
  beca_porcentaje: number
}

/** Whether the whole month is still to pay, in time. */
const isWholeInTime = (month: PricedFacts, dia: IsoDate): boolean =>
  month.abonado === 0 && !isLateOn(month, dia)

/**
 * What pronto pago takes off a month whose money arrives on a day, in centavos; 0 without it. It needs a whole month in time, no
 * later than `hasta_dia` of the month's own calendar month, and no beca unless the cycle says so.
 */
export const earlyOf = (month: PricedFacts, early: EarlyPayment | null, dia: IsoDate): Centavos => {
  if (!early || !isWholeInTime(month, dia)) return 0
  if (month.beca_porcentaje > 0 && !early.con_beca) return 0
  return dia > isoDate(month.anio, month.mes, early.hasta_dia) ? 0 : earlySaving(month.monto, early)
}

/** The part of a cycle that decides its annual payment. */
interface YearlyTerms {
  /** `descuento_anual`. */
  porcentaje: number
  /** Last day of money with the discount; null: as long as the cycle runs. */
  hasta: IsoDate | null
  fecha_fin: IsoDate
}

/**
 * Percent that the annual payment takes off whole months in time on that day; 0 where it is not given any more. An older cycle may
 * say more than is given.
 */
export const yearlyPercentOn = ({ porcentaje, hasta, fecha_fin }: YearlyTerms, dia: IsoDate): number =>
  dia > fecha_fin || (hasta !== null && dia > hasta) ? 0 : Math.min(MAX_YEARLY_PERCENT, porcentaje)

/** What one month of an annual payment has taken off, in centavos. */
export interface YearlyPart {
  /** Whether it has the annual discount; then it has no pronto pago. */
  discounted: boolean
  anual: Centavos
  pronto: Centavos
}

/**
 * What an annual payment takes off each month, in their order: the discount on whole months in time, rounded once over their sum;
 * pronto pago on months that do not have it. Months in part or late are paid at what they cost.
 */
export const yearlyParts = (
  months: readonly PricedFacts[],
  { percent, early, dia }: { percent: number; early: EarlyPayment | null; dia: IsoDate },
): YearlyPart[] => {
  const given = months.map((month) => percent > 0 && isWholeInTime(month, dia))
  const discounts = spreadDiscount(
    months.map(({ monto }, at) => (given[at] ? monto : 0)),
    percent,
  )
  return months.map((month, at) =>
    given[at]
      ? { discounted: true, anual: discounts[at] ?? 0, pronto: 0 }
      : { discounted: false, anual: 0, pronto: earlyOf(month, early, dia) },
  )
}

/** An annual payment of a pupil's cycle on a day; centavos. */
interface YearlySum {
  meses: number
  /** Months that the annual discount is given on. */
  conDescuento: number
  /** Unpaid part of the months, without recargos. */
  importe: Centavos
  descuento: Centavos
  recargos: Centavos
  total: Centavos
}

/** Adds up an annual payment. @param due each month with what it has taken off */
export const yearlySum = (due: readonly (Pick<DueMonth, 'saldo' | 'recargo'> & YearlyPart)[]): YearlySum => {
  const sum = (of: (month: (typeof due)[number]) => Centavos) => due.reduce((all, each) => all + of(each), 0)
  const importe = sum(({ saldo }) => saldo)
  const descuento = sum(({ anual, pronto }) => anual + pronto)
  const recargos = sum(({ recargo }) => recargo)
  return {
    meses: due.length,
    conDescuento: due.filter(({ discounted }) => discounted).length,
    importe,
    descuento,
    recargos,
    total: importe - descuento + recargos,
  }
}
