import { priceProblem } from '../charges/charges.rules'
import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'
import { dateParts, type IsoDate } from '../domain/dates'
import { mesesProblem, monthLabel } from '../domain/months'
import { upper } from '../domain/text'

export const MAX_SERVICE_NAME = 80

/** A month of a service; `mes` from 1 to 12. */
export interface ServiceMonth {
  anio: number
  mes: number
}

/** 'Transporte' → 'TRANSPORTE', as it is stored. */
export const serviceName = (nombre: string): string => upper(nombre)

/** '2026-10', as `desde` names a month. */
export const monthText = ({ anio, mes }: ServiceMonth): string => `${anio}-${String(mes).padStart(2, '0')}`

/** Comparator for `sort`, by calendar. */
const compareMonths = (a: ServiceMonth, b: ServiceMonth): number =>
  a.anio * 12 + a.mes - (b.anio * 12 + b.mes)

/** The description of the charge of a month: 'TRANSPORTE OCTUBRE 2026'. */
export const serviceCharge = (nombre: string, month: ServiceMonth): string => `${nombre} ${monthLabel(month)}`

/** The months of a service from `desde` (yyyy-MM) on, in order. */
export const monthsSince = (meses: readonly ServiceMonth[], desde: string): ServiceMonth[] =>
  meses.filter((month) => monthText(month) >= desde).sort(compareMonths)

/** The months of a cycle that has none of its own chosen: each once, also where the cycle charges one twice. */
export const eachOnce = (meses: readonly ServiceMonth[]): ServiceMonth[] => {
  const byKey = new Map(meses.map(({ anio, mes }) => [monthText({ anio, mes }), { anio, mes }]))
  return [...byKey.values()].sort(compareMonths)
}

interface ServiceForm {
  nombre: string
  /** Pesos a month; null while the field is empty or unreadable. */
  mensualidad: number | null
}

/** Errors of a service by field; empty when it may be saved. Only fields present are checked, so a change uses the same function. */
export const serviceProblems = ({ nombre, mensualidad }: Partial<ServiceForm>): Campos =>
  onlyProblems({
    nombre: nombre === undefined || serviceName(nombre) ? null : REQUIRED,
    mensualidad: mensualidad === undefined ? null : priceProblem(mensualidad),
  })

/** Error of the months of a service, or null: at least one, each once and within the cycle. */
export const serviceMonthsProblem = (
  meses: readonly ServiceMonth[],
  { fecha_inicio, fecha_fin }: { fecha_inicio: IsoDate; fecha_fin: IsoDate },
): string | null =>
  meses.length === 0
    ? 'Elige al menos un mes'
    : mesesProblem(
        meses.map((month) => ({ ...month, parcialidad: 1 })),
        fecha_inicio,
        fecha_fin,
      )

/** Error of `desde` (yyyy-MM), or null: it is one of the service's months. */
export const sinceProblem = (meses: readonly ServiceMonth[], desde: string): string | null => {
  if (meses.some((month) => monthText(month) === desde)) return null
  const sorted = [...meses].sort(compareMonths)
  const [first, last] = [sorted[0], sorted.at(-1)]
  const span = first && last ? `: va de ${monthLabel(first)} a ${monthLabel(last)}` : ''
  return `${monthLabel(dateParts(`${desde}-01`))} no es un mes de este servicio${span}`
}

/** Why a month was left out. */
export const LEFT_OUT = {
  CHARGED: 'Ya tiene el cargo',
  PAID: 'Ya tiene pagos',
  NOTHING: 'No tiene cargos del servicio desde ese mes',
} as const

/** The reason that the cancelled charges carry when the caller gives none. */
export const takenOffReason = (nombre: string): string => `Se quitó del servicio ${nombre}`
