import type { Charge } from '@contract/charges/charges.schemas'
import { GRADES, gradeLabel } from '@contract/domain/grades'
import type { ListFilter } from '../../ui/list/useLocalList'

/** Names of the filters in the address bar. */
export const FILTER_NAMES = ['estado', 'grado', 'grupo', 'desde', 'hasta'] as const
export type ChargeFilterValues = Record<(typeof FILTER_NAMES)[number], string>

export const NO_FILTERS: ChargeFilterValues = { estado: '', grado: '', grupo: '', desde: '', hasta: '' }

/** SPEC §2 has a list per state; a cashier with a family in front of them may want both at once. */
export const STATES = [
  { value: 'PARCIAL', label: 'Con abonos' },
  { value: 'TODOS', label: 'Todo lo que se debe' },
] as const
export const ALL_STATES = 'Sin pagos'

export const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeLabel(value) }))

/** Whether partly paid charges are asked for beside the pending ones. */
export const wantsPartlyPaid = ({ estado }: Pick<ChargeFilterValues, 'estado'>): boolean =>
  STATES.some(({ value }) => value === estado)

/** The filter of the list, or none while nothing is chosen; days are both included, as text order is calendar order. */
export const chargeFilter = (values: ChargeFilterValues): ListFilter<Charge> | undefined => {
  const { estado, grado, grupo, desde, hasta } = values
  const key = [estado, grado, grupo, desde, hasta].join('|')
  if (key === '||||') return undefined
  return {
    key,
    keep: (charge) =>
      (estado !== 'PARCIAL' || charge.estado === 'PARCIAL') &&
      (!grado || charge.alumno.grado === grado) &&
      (!grupo || charge.alumno.grupo?.nombre === grupo) &&
      (!desde || charge.fecha >= desde) &&
      (!hasta || charge.fecha <= hasta),
  }
}

/** Groups that the charges of a grade speak of, as options; a chosen one stays among them while the list loads. */
export const groupOptions = (charges: readonly Charge[], { grado, grupo }: ChargeFilterValues) => {
  const names = charges.flatMap(({ alumno }) =>
    alumno.grupo && (!grado || alumno.grado === grado) ? [alumno.grupo.nombre] : [],
  )
  return [...new Set([...names, ...(grupo ? [grupo] : [])])]
    .sort((a, b) => a.localeCompare(b, 'es-MX', { numeric: true }))
    .map((value) => ({ value, label: value }))
}
