import { countText } from '../domain/text'
import { formatDate, type IsoDate } from '../domain/dates'
import { formatPesos, percentOf, subtractPesos, type Centavos } from '../domain/money'
import { folioLabel } from '../receipts/receipts.rules'

/** BECADO: the becas leave nothing to pay. BAJA: the pupil left. SALDADO: settled before the opening. CANCELADA: never shown. */
export const MONTH_STATES = [
  'PENDIENTE',
  'PARCIAL',
  'PAGADO',
  'BECADO',
  'BAJA',
  'SALDADO',
  'CANCELADA',
] as const
export type MonthState = (typeof MONTH_STATES)[number]

export type NotOwed = Extract<MonthState, 'BAJA' | 'SALDADO' | 'CANCELADA'>

export const SETTLED_BEFORE = 'Saldado antes'

/** Pesos. 'Abonado $765.00 de $2,350.00', 'Saldado antes $1,850.00 de $2,350.00', or both where both are. */
export const inPartText = ({
  monto,
  abonado,
  saldado = 0,
}: {
  monto: number
  abonado: number
  saldado?: number | undefined
}): string => {
  const of = `de ${formatPesos(monto)}`
  if (saldado === 0) return `Abonado ${formatPesos(abonado)} ${of}`
  const before = `${SETTLED_BEFORE} ${formatPesos(saldado)} ${of}`
  return abonado > saldado ? `${before}, abonado ${formatPesos(subtractPesos(abonado, saldado))}` : before
}

export const isOpenMonth = ({ pagado, estado }: { pagado: boolean; estado: MonthState }): boolean =>
  !pagado && (estado === 'PENDIENTE' || estado === 'PARCIAL')

export const NO_MONTHS = 'Elige al menos una colegiatura'

/** A receipt names one pupil and one cycle. */
export const MIXED_MONTHS = 'Las colegiaturas deben ser de un mismo alumno y ciclo escolar'

export const NOT_ENROLLED = 'El alumno no está inscrito en este ciclo escolar'

export const nothingOpen = (percent: number): string =>
  percent === 0
    ? 'No hay colegiaturas por pagar: el saldo es $0.00.'
    : `Con el descuento de ${percent} % no queda nada por pagar.`

export const lateFeeConcept = (descripcion: string, meses: number): string =>
  `RECARGO ${descripcion}, ${countText(meses, 'MES', 'MESES')}`
/** The inverse of `lateFeeConcept`: 'COLEGIATURA OCTUBRE 2026'. */
export const monthOfFee = (concept: string): string =>
  concept.replace(/^RECARGO /, '').replace(/, \d+ MES(ES)?$/, '')
export const yearlyDiscountConcept = (descripcion: string, percent: number): string =>
  `DESCUENTO PAGO ANUAL ${percent} % ${descripcion}`
export const earlyConcept = (descripcion: string): string => `PRONTO PAGO ${descripcion}`

export const totalConflict = (total: number): string =>
  `El total cambió o no coincide: ahora es ${formatPesos(total)}.`

export const paidConflict = (descripcion: string, folio: number | null): string =>
  `${descripcion} ya está pagada${folio === null ? '' : ` con el folio ${folioLabel(folio)}`}: su saldo es $0.00.`

export const notOwed = (descripcion: string, estado: NotOwed | 'BECADO'): string => {
  if (estado === 'BECADO') return `${descripcion} no se debe: la beca la cubre completa y su saldo es $0.00.`
  return estado === 'SALDADO'
    ? `${descripcion} se saldó antes, fuera de este sistema: su saldo es $0.00.`
    : `${descripcion} no se debe: el alumno está dado de baja y su saldo es $0.00.`
}

/** 409: the money's day is before that of a valid payment of the same month. @param dia day of the latest valid payment */
export const earlierMoney = (descripcion: string, dia: IsoDate): string =>
  `${descripcion} ya tiene un pago del ${formatDate(dia)}: la fecha de pago no puede ser anterior.`

export const laterPayment = (descripcion: string, folio: number): string =>
  `${descripcion} tiene un pago posterior: cancela primero el folio ${folioLabel(folio)}.`

export const extendedPaid = (descripcion: string): string =>
  `${descripcion} ya está pagada: su saldo es $0.00 y no lleva prórroga.`

/** Each month gets the difference of two rounded running totals, so the parts add up to the centavo and none exceeds its price. */
export const spreadDiscount = (montos: readonly Centavos[], percent: number): Centavos[] => {
  let before = 0
  return montos.map((monto) => {
    const upTo = percentOf(before + monto, percent) - percentOf(before, percent)
    before += monto
    return upTo
  })
}
