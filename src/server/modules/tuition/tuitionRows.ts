import type { IsoDate } from '@contract/domain/dates'
import { toPesos, type Centavos } from '@contract/domain/money'
import { fromHundredths } from '@contract/domain/percents'
import { wholeCost, type DueMonth } from '@contract/tuition/abono.rules'
import { feeRuleFor, monthFee, type DatedFee, type OwedMonthFacts } from '@contract/tuition/monthFee.rules'
import {
  earlyOf,
  yearlyParts,
  yearlyPercentOn,
  yearlySum,
  type PricedFacts,
  type YearlyPart,
} from '@contract/tuition/monthPrice.rules'
import { isOpenMonth } from '@contract/tuition/tuition.rules'
import type { Tuition, Yearly } from '@contract/tuition/tuition.schemas'
import type { MonthRow } from './months.queries'
import type { Account } from './tuition.queries'

export type Terms = Pick<
  Account,
  'recargos' | 'pronto_pago' | 'descuento_anual_centesimas' | 'anual_hasta' | 'fecha_fin'
>

const factsOf = (month: MonthRow): OwedMonthFacts & PricedFacts => ({
  vencimiento: month.vencimiento,
  prorroga: month.prorroga_hasta,
  lista: month.lista_centavos,
  monto: month.monto_centavos,
  abonado: month.abonado_centavos,
  abonos: month.abonos,
  recargoAbonado: month.recargo_abonado_centavos,
  anio: month.anio,
  mes: month.mes,
  beca_porcentaje: fromHundredths(month.beca_centesimas),
})

/** Months late on that day, and centavos of recargo still to pay; 0 for a month that is not owed. */
const lateness = (
  month: MonthRow,
  recargos: readonly DatedFee[],
  day: IsoDate,
): { meses: number; centavos: Centavos } =>
  isOpenMonth(month)
    ? monthFee(factsOf(month), feeRuleFor(recargos, month.vencimiento), day)
    : { meses: 0, centavos: 0 }

export interface PricedMonth extends DueMonth {
  row: MonthRow
  meses: number
}

export const priceOn = (row: MonthRow, terms: Terms, day: IsoDate): PricedMonth => {
  const { meses, centavos } = lateness(row, terms.recargos, day)
  return {
    row,
    meses,
    saldo: row.monto_centavos - row.abonado_centavos,
    recargo: centavos,
    prontoPago: earlyOf(factsOf(row), terms.pronto_pago, day),
  }
}

export const yearlyPercent = (terms: Terms, day: IsoDate): number => {
  const { descuento_anual_centesimas, anual_hasta, fecha_fin } = terms
  return yearlyPercentOn(
    { porcentaje: fromHundredths(descuento_anual_centesimas), hasta: anual_hasta, fecha_fin },
    day,
  )
}

/** Discount of each month: the yearly one by `percent`, or pronto pago where that is 0. @param months open, in calendar order */
export const partsOn = (
  months: readonly MonthRow[],
  { pronto_pago }: Terms,
  { percent, day }: { percent: number; day: IsoDate },
): YearlyPart[] => yearlyParts(months.map(factsOf), { percent, early: pronto_pago, dia: day })

/** Pesos for paying all open months at once; null when none is. */
export const toYearly = (months: readonly MonthRow[], terms: Terms, day: IsoDate): Yearly | null => {
  const open = months.filter(isOpenMonth)
  if (open.length === 0) return null
  const percent = yearlyPercent(terms, day)
  const parts = partsOn(open, terms, { percent, day })
  const sum = yearlySum(
    open.map((row, at) => ({ ...priceOn(row, terms, day), ...(parts[at] as YearlyPart) })),
  )
  return {
    meses: sum.meses,
    con_descuento: sum.conDescuento,
    importe: toPesos(sum.importe),
    descuento_porcentaje: sum.conDescuento > 0 ? percent : 0,
    descuento: toPesos(sum.descuento),
    recargos: toPesos(sum.recargos),
    total: toPesos(sum.total),
  }
}

export const extensionOf = ({
  prorroga_hasta: hasta,
  prorroga_motivo,
}: MonthRow): { hasta: string; motivo: string } | null =>
  hasta === null ? null : { hasta, motivo: prorroga_motivo as string }

/** Centavos of the whole month when the abono reaches its pronto pago price: it must be paid whole. Null: the abono is fine. */
export const wholeInstead = (priced: PricedMonth, abono: Centavos): Centavos | null =>
  priced.prontoPago > 0 && abono >= wholeCost(priced) ? wholeCost(priced) : null

export const toTuition = (
  row: MonthRow,
  account: Terms & Pick<Account, 'alumno' | 'cycleId'>,
  today: IsoDate,
): Tuition => {
  const { alumno, cycleId } = account
  const open = isOpenMonth(row)
  const priced = priceOn(row, account, today)
  return {
    id: row.id,
    alumnoId: alumno.id,
    cicloEscolarId: cycleId,
    grado: alumno.grado,
    gradoNumero: alumno.gradoNumero ?? null,
    descripcion: row.descripcion,
    anio: row.anio,
    mes: row.mes,
    parcialidad: row.parcialidad,
    vencimiento: row.vencimiento,
    lista: toPesos(row.lista_centavos),
    beca_porcentaje: fromHundredths(row.beca_centesimas),
    monto: toPesos(row.monto_centavos),
    abonado: toPesos(row.abonado_centavos),
    ...(row.saldado_centavos > 0 ? { saldado: toPesos(row.saldado_centavos) } : {}),
    saldo: toPesos(open ? priced.saldo : 0),
    pronto_pago: toPesos(open ? priced.prontoPago : 0),
    recargo: toPesos(row.pagado ? row.recargo_centavos : priced.recargo),
    meses_retraso: priced.meses,
    prorroga: extensionOf(row),
    pagado: row.pagado,
    estado: row.estado,
    metodo_pago: row.metodo_pago,
    fecha_pago: row.fecha_pago,
    folio: row.folio,
    pagoId: row.pago_id,
    fecha_creacion: row.created_at.toISOString(),
  }
}
