import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { Charge } from '@contract/charges/charges.schemas'
import { FilterDates } from '../../../ui/list/FilterDates'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import {
  ALL_STATES,
  GRADE_OPTIONS,
  groupOptions,
  NO_FILTERS,
  STATES,
  type ChargeFilterValues,
} from '../charges.filters'
import { texts } from '../charges.texts'

interface ChargeFiltersProps {
  charges: readonly Charge[]
  values: ChargeFilterValues
  onChange: (patch: Partial<ChargeFilterValues>) => void
  /** Lists of one state only have nothing to choose there. */
  states: boolean
}

/** Part of the row of the search box: no box of its own, or three lines would stand above the rows. */
const Row = styled('div')({ display: 'contents' })

/** State, grade, group and days beside the search box. */
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
          value={estado}
          onChange={(next) => onChange({ estado: next })}
        />
      )}
      <FilterSelect
        label="Grado"
        allLabel="Todos los grados"
        options={GRADE_OPTIONS}
        value={grado}
        // A group belongs to a grade: the other grade has none of that name to show.
        onChange={(next) => onChange({ grado: next, grupo: '' })}
      />
      <FilterSelect
        label="Grupo"
        allLabel="Todos los grupos"
        options={groups}
        value={grupo}
        onChange={(next) => onChange({ grupo: next })}
      />
      <FilterDates
        from={desde}
        to={hasta}
        onChange={({ from, to }) =>
          onChange({
            ...(from === undefined ? {} : { desde: from }),
            ...(to === undefined ? {} : { hasta: to }),
          })
        }
      />
      {some && <Button onClick={() => onChange(NO_FILTERS)}>{texts.clearFilters}</Button>}
    </Row>
  )
}
