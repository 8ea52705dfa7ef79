import { priceProblem } from '../charges/charges.rules'
import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'
import { dateParts, isoMonth, type IsoDate } from '../domain/dates'
import { tuitionMonthsProblem, monthLabel } from '../domain/months'
import { upper } from '../domain/text'

export const MAX_SERVICE_NAME = 80

export interface ServiceMonth {
  anio: number
  mes: number
}

const compareMonths = (a: ServiceMonth, b: ServiceMonth): number =>
  a.anio * 12 + a.mes - (b.anio * 12 + b.mes)

export const serviceCharge = (nombre: string, month: ServiceMonth): string => `${nombre} ${monthLabel(month)}`

export const monthsSince = (meses: readonly ServiceMonth[], desde: string): ServiceMonth[] =>
  meses.filter((month) => isoMonth(month) >= desde).sort(compareMonths)

/** What a pupil with a service owes when the school begins here: every month from `desde` (yyyy-MM) on, and the `sueltos` before it. */
export const monthsOwed = (
  meses: readonly ServiceMonth[],
  { desde, sueltos }: { readonly desde: string; readonly sueltos: readonly string[] },
): ServiceMonth[] =>
  monthsSince(meses, '').filter((month) => isoMonth(month) >= desde || sueltos.includes(isoMonth(month)))

/** A service charges a month once, even where the cycle charges it in parts. */
export const distinctMonths = (meses: readonly ServiceMonth[]): ServiceMonth[] => {
  const byKey = new Map(meses.map(({ anio, mes }) => [isoMonth({ anio, mes }), { anio, mes }]))
  return [...byKey.values()].sort(compareMonths)
}

interface ServiceForm {
  nombre: string
  mensualidad: number | null
}

export const serviceProblems = ({ nombre, mensualidad }: Partial<ServiceForm>): Campos =>
  onlyProblems({
    nombre: nombre === undefined || upper(nombre) ? null : REQUIRED,
    mensualidad: mensualidad === undefined ? null : priceProblem(mensualidad),
  })

export const serviceMonthsProblem = (
  meses: readonly ServiceMonth[],
  { fecha_inicio, fecha_fin }: { fecha_inicio: IsoDate; fecha_fin: IsoDate },
): string | null =>
  meses.length === 0
    ? 'Elige al menos un mes'
    : tuitionMonthsProblem(
        meses.map((month) => ({ ...month, parcialidad: 1 })),
        fecha_inicio,
        fecha_fin,
      )

export const sinceProblem = (meses: readonly ServiceMonth[], desde: string): string | null => {
  if (meses.some((month) => isoMonth(month) === desde)) return null
  const sorted = [...meses].sort(compareMonths)
  const [first, last] = [sorted[0], sorted.at(-1)]
  const span = first && last ? `: va de ${monthLabel(first)} a ${monthLabel(last)}` : ''
  return `${monthLabel(dateParts(`${desde}-01`))} no es un mes de este servicio${span}`
}

export const LEFT_OUT = {
  CHARGED: 'Ya tiene el cargo',
  PAID: 'Ya tiene pagos',
  NOTHING: 'No tiene cargos del servicio desde ese mes',
} as const

export const takenOffReason = (nombre: string): string => `Se quitó del servicio ${nombre}`
