import { MAX_YEARLY_PERCENT } from '../cycles/cycles.rules'
import { earlySaving, type EarlyPayment } from '../cycles/terms.rules'
import { isoDate, type IsoDate } from '../domain/dates'
import type { Centavos } from '../domain/money'
import type { DueMonth } from './abono.rules'
import { isLateOn, type OwedMonthFacts } from './monthFee.rules'
import { spreadDiscount } from './tuition.rules'

export interface PricedFacts extends Pick<OwedMonthFacts, 'vencimiento' | 'prorroga' | 'monto'> {
  anio: number
  mes: number
  abonado: Centavos
  beca_porcentaje: number
}

const isWholeInTime = (month: PricedFacts, dia: IsoDate): boolean =>
  month.abonado === 0 && !isLateOn(month, dia)

/** Centavos off. Only for a month paid whole, in time, by its own `hasta_dia`, and without a beca unless the cycle allows it. */
export const earlyOf = (month: PricedFacts, early: EarlyPayment | null, dia: IsoDate): Centavos => {
  if (!early || !isWholeInTime(month, dia)) return 0
  if (month.beca_porcentaje > 0 && !early.con_beca) return 0
  return dia > isoDate(month.anio, month.mes, early.hasta_dia) ? 0 : earlySaving(month.monto, early)
}

interface YearlyTerms {
  porcentaje: number
  /** Last day of money with the discount; null: as long as the cycle runs. */
  hasta: IsoDate | null
  fecha_fin: IsoDate
}

/** 0 once the discount has ended. Older cycles may have more than today's limit, which then applies. */
export const yearlyPercentOn = ({ porcentaje, hasta, fecha_fin }: YearlyTerms, dia: IsoDate): number =>
  dia > fecha_fin || (hasta !== null && dia > hasta) ? 0 : Math.min(MAX_YEARLY_PERCENT, porcentaje)

export interface YearlyPart {
  /** Has the yearly discount, hence no pronto pago. */
  discounted: boolean
  anual: Centavos
  pronto: Centavos
}

/** The discount is rounded once over all whole months in time. Months partly paid or late cost all they still owe. */
export const yearlyParts = (
  months: readonly PricedFacts[],
  { percent, early, dia }: { percent: number; early: EarlyPayment | null; dia: IsoDate },
): YearlyPart[] => {
  const discounted = months.map((month) => percent > 0 && isWholeInTime(month, dia))
  const discounts = spreadDiscount(
    months.map(({ monto }, at) => (discounted[at] ? monto : 0)),
    percent,
  )
  return months.map((month, at) =>
    discounted[at]
      ? { discounted: true, anual: discounts[at] ?? 0, pronto: 0 }
      : { discounted: false, anual: 0, pronto: earlyOf(month, early, dia) },
  )
}

interface YearlySum {
  meses: number
  conDescuento: number
  importe: Centavos
  descuento: Centavos
  recargos: Centavos
  total: Centavos
}

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
