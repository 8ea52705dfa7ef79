import { countText } from '../domain/text'
import { onlyProblems, type Campos } from '../domain/campos'
import { addDays, addMonths, calendarMonthsBetween } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import { centavosOrZero, MAX_PESOS, percentOf, toCentavos, type Centavos } from '../domain/money'
import { AMOUNT_TOO_LARGE, TOO_MANY_DECIMALS } from '../domain/messages'

export const LATE_FEE_KINDS = ['FIJO', 'PORCENTAJE'] as const
export type LateFeeKind = (typeof LATE_FEE_KINDS)[number]

export const MAX_GRACE_DAYS = 60

export interface LateFee {
  tipo: LateFeeKind
  /** Pesos (FIJO) or percent (PORCENTAJE), above 0, at most two decimals. */
  valor: number
  dias_gracia: number
  /** Percent of the list price that all recargos of one month come to at most; null or missing: no limit. */
  tope?: number | null
}

export type LateFeeForm = { [K in keyof LateFee]: LateFee[K] | null }

const valueProblem = ({ tipo, valor }: LateFeeForm): string | null => {
  if (!((valor ?? 0) > 0)) return 'Debe ser mayor que 0'
  if (tipo === 'PORCENTAJE' && (valor as number) > 100) return 'No puede ser mayor que 100 %'
  if ((valor as number) > MAX_PESOS) return AMOUNT_TOO_LARGE
  return toCentavos(valor as number) === null ? TOO_MANY_DECIMALS : null
}

const graceProblem = ({ dias_gracia }: LateFeeForm): string | null =>
  dias_gracia !== null && Number.isInteger(dias_gracia) && dias_gracia >= 0 && dias_gracia <= MAX_GRACE_DAYS
    ? null
    : `Deben ser de 0 a ${MAX_GRACE_DAYS} días`

const MAX_LATE_PERCENT = 1000

const capProblem = ({ tope }: LateFeeForm): string | null =>
  tope == null || (tope > 0 && tope <= MAX_LATE_PERCENT && toCentavos(tope) !== null)
    ? null
    : `Debe ser un porcentaje de hasta ${MAX_LATE_PERCENT}, mayor que 0`

export const lateFeeProblems = (fee: LateFeeForm): Campos =>
  onlyProblems({
    tope: capProblem(fee),
    tipo: LATE_FEE_KINDS.some((kind) => kind === fee.tipo) ? null : 'Elige cómo se calcula',
    valor: valueProblem(fee),
    dias_gracia: graceProblem(fee),
  })

/** The due day or the end of the extension. Every question whether a month is late asks this (in SQL `tuitionIsOverdue`). */
export const lastDayInTime = (vencimiento: IsoDate, prorroga: IsoDate | null | undefined): IsoDate =>
  prorroga && prorroga > vencimiento ? prorroga : vencimiento

/** Counts from the due date, once grace or extension ended: due on 10/09, 11/09 begins the first month, 11/10 the second. */
export const startedMonthsLate = (
  vencimiento: IsoDate,
  dia: IsoDate,
  diasGracia = 0,
  prorroga: IsoDate | null = null,
): number => {
  if (dia <= lastDayInTime(vencimiento, prorroga) || dia <= addDays(vencimiento, diasGracia)) return 0
  const months = calendarMonthsBetween(vencimiento, dia)
  return addMonths(vencimiento, months) < dia ? months + 1 : months
}

/** Centavos; simple, never compound, rounded half up once. @param lista list price before the beca */
export const lateFee = (fee: LateFee | null, lista: Centavos, meses: number): Centavos => {
  if (fee === null || meses === 0) return 0
  return fee.tipo === 'FIJO' ? centavosOrZero(fee.valor) * meses : percentOf(lista * meses, fee.valor)
}

export const lateFeeLabel = (
  { tipo, valor, dias_gracia }: LateFee,
  pesos: (valor: number) => string,
): string => {
  const each = tipo === 'FIJO' ? pesos(valor) : `${valor} %`
  const grace = dias_gracia === 0 ? '' : `, con ${countText(dias_gracia, 'día', 'días')} de gracia`
  return `${each} por mes iniciado${grace}`
}

export const CANNOT_WAIVE = 'No tienes permiso para condonar recargos.'

export const waiverProblem = (
  condonar: boolean | undefined,
  motivo: string | null | undefined,
): string | null => (condonar && !motivo?.trim() ? 'Debes colocar el motivo de la condonación' : null)

export interface Waiver {
  ids: readonly number[]
  motivo?: string | null | undefined
}

const NOT_PAID_HERE = 'Solo se condona el recargo de una colegiatura de este cobro'

export const waivedMonthsProblem = (
  condonar: Waiver | null | undefined,
  paid: ReadonlySet<number> | null,
): string | null => {
  if (!condonar) return null
  if (condonar.ids.length === 0) return 'Elige las colegiaturas cuyo recargo se condona'
  if (paid && condonar.ids.some((id) => !paid.has(id))) return NOT_PAID_HERE
  return waiverProblem(true, condonar.motivo)
}

export const extensionProblems = (
  { hasta, motivo }: { hasta: IsoDate | null; motivo?: string | null | undefined },
  today: IsoDate,
): Campos =>
  onlyProblems({
    hasta: hasta !== null && hasta < today ? 'La prórroga no puede terminar antes de hoy' : null,
    motivo: hasta !== null && !motivo?.trim() ? 'Debes colocar el motivo de la prórroga' : null,
  })
