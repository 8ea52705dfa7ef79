import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { Charge } from '@contract/charges/charges.schemas'
import { GRADES, gradeLabel, nearestPlace } from '@contract/domain/grades'
import { isOverdue } from '@contract/statements/statements.rules'
import { today } from '../../../state/clock/schoolClock'
import { FilterDates } from '../../../ui/list/FilterDates'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import type { ListFilter } from '../../../ui/list/useLocalList'

export const FILTER_NAMES = ['estado', 'grado', 'grupo', 'desde', 'hasta'] as const
type ChargeFilterValues = Record<(typeof FILTER_NAMES)[number], string>

const NO_FILTERS: ChargeFilterValues = { estado: '', grado: '', grupo: '', desde: '', hasta: '' }

const STATES = [
  { value: 'PENDIENTE', label: 'Sin pagos' },
  { value: 'PARCIAL', label: 'Con abonos' },
  { value: 'VENCIDO', label: 'Vencidos' },
] as const
const ALL_STATES = 'Todo lo que se debe'

/** Other values filter nothing: old addresses contain TODOS. */
const isState = (estado: string): boolean => STATES.some(({ value }) => value === estado)

const standsAs = ({ estado, fecha }: Charge, wanted: string): boolean =>
  wanted === 'VENCIDO' ? isOverdue(fecha, today()) : estado === wanted

const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeLabel(value) }))

/** Undefined when no filter is set. Both days are included; ISO days compare as text. */
export const chargeFilter = (values: ChargeFilterValues): ListFilter<Charge> | undefined => {
  const { grado, grupo, desde, hasta } = values
  const estado = isState(values.estado) ? values.estado : ''
  const key = [estado, grado, grupo, desde, hasta].join('|')
  if (key === '||||') return undefined
  return {
    key,
    keep: (charge) =>
      (!estado || standsAs(charge, estado)) &&
      (!grado || nearestPlace(charge.alumno).grado === grado) &&
      (!grupo || nearestPlace(charge.alumno).grupo?.nombre === grupo) &&
      (!desde || charge.fecha >= desde) &&
      (!hasta || charge.fecha <= hasta),
  }
}

/** The chosen group stays among the options while the list loads. */
const groupOptions = (charges: readonly Charge[], { grado, grupo }: ChargeFilterValues) => {
  const names = charges.flatMap(({ alumno }) => {
    const place = nearestPlace(alumno)
    return place.grupo && (!grado || place.grado === grado) ? [place.grupo.nombre] : []
  })
  return [...new Set([...names, ...(grupo ? [grupo] : [])])]
    .sort((a, b) => a.localeCompare(b, 'es-MX', { numeric: true }))
    .map((value) => ({ value, label: value }))
}

interface ChargeFiltersProps {
  charges: readonly Charge[]
  values: ChargeFilterValues
  onChange: (patch: Partial<ChargeFilterValues>) => void
  states: boolean
}

/** The fields join the list's own row of filters: a box of their own would take three more lines. */
const Row = styled('div')({ display: 'contents' })

export function ChargeFilters({ charges, values, onChange, states }: ChargeFiltersProps) {
  const groups = useMemo(() => groupOptions(charges, values), [charges, values])
  const { estado, grado, grupo, desde, hasta } = values
  const some = Boolean((states && estado) || grado || grupo || desde || hasta)
  return (
    <Row>
      {states && (
        <FilterSelect
          label="Estado"
          allLabel={ALL_STATES}
          options={STATES}
          value={isState(estado) ? estado : ''}
          onChange={(next) => onChange({ estado: next })}
        />
      )}
      <FilterSelect
        label="Grado"
        allLabel="Todos los grados"
        options={GRADE_OPTIONS}
        value={grado}
        // A group belongs to a grade, so the new grade would show nothing.
        onChange={(next) => onChange({ grado: next, grupo: '' })}
      />
      <FilterSelect
        label="Grupo"
        allLabel="Todos los grupos"
        options={groups}
        value={grupo}
        onChange={(next) => onChange({ grupo: next })}
      />
      <FilterDates desde={desde} hasta={hasta} onChange={onChange} />
      {some && <Button onClick={() => onChange(NO_FILTERS)}>Quitar filtros</Button>}
    </Row>
  )
}
