import Button from '@mui/material/Button'
import { useMemo } from 'react'
import type { IsoDate } from '@contract/domain/dates'
import { GRADES, gradeLabel } from '@contract/domain/grades'
import { BUCKETS, DEBTOR_FAMILIES } from '@contract/statements/debtorLists'
import { keepsDebtor, type DebtorFilter } from '@contract/statements/debtors.rules'
import type { Debtor } from '@contract/statements/statements.schemas'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { useFilters } from '../../../ui/list/useFilters'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { BUCKET_LABELS } from '../statements.texts'

const FILTER_NAMES = ['atraso', 'grado', 'familias'] as const
type FilterValues = Record<(typeof FILTER_NAMES)[number], string>
const NO_FILTERS: FilterValues = { atraso: '', grado: '', familias: '' }

const LATENESS_OPTIONS = BUCKETS.map((value) => ({ value, label: BUCKET_LABELS[value] }))
const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeLabel(value) }))
const FAMILY_LABELS: Record<(typeof DEBTOR_FAMILIES)[number], string> = {
  'por-pagar': 'Por cobrar',
  cubiertas: 'Cubiertas con saldo',
  'promesas-de-hoy': 'Prometieron pagar hoy',
}
const FAMILY_OPTIONS = DEBTOR_FAMILIES.map((value) => ({ value, label: FAMILY_LABELS[value] }))

/** Values of the address that mean nothing are left out: the server would refuse them. */
const wantedOf = (values: FilterValues): DebtorFilter => {
  const atraso = BUCKETS.find((each) => each === values.atraso)
  const grado = GRADES.find((each) => each === values.grado)
  const familias = DEBTOR_FAMILIES.find((each) => each === values.familias)
  return { ...(atraso ? { atraso } : {}), ...(grado ? { grado } : {}), ...(familias ? { familias } : {}) }
}

const filterOf = (wanted: DebtorFilter, today: IsoDate | undefined): ListFilter<Debtor> | undefined => {
  const { atraso, grado, familias } = wanted
  if (!atraso && !grado && !familias) return undefined
  // The day comes with the answer; in the key it would send every filter to the first page, so only where it counts.
  const day = familias === 'promesas-de-hoy' ? today : ''
  return { key: [atraso, grado, familias, day].join('|'), keep: keepsDebtor(wanted, today) }
}

export const useDebtorFilters = (today: IsoDate | undefined) => {
  const { values, change } = useFilters(FILTER_NAMES)
  const wanted = useMemo(() => wantedOf(values), [values])
  const filter = useMemo(() => filterOf(wanted, today), [wanted, today])
  return { filter, wanted, values, onChange: change }
}

interface DebtorFiltersProps {
  values: FilterValues
  onChange: (patch: Partial<FilterValues>) => void
}

export function DebtorFilters({ values, onChange }: DebtorFiltersProps) {
  const { atraso, grado, familias } = values
  return (
    <>
      <FilterSelect
        label="Atraso"
        allLabel="Cualquier atraso"
        options={LATENESS_OPTIONS}
        value={atraso}
        onChange={(next) => onChange({ atraso: next })}
      />
      <FilterSelect
        label="Grado"
        allLabel="Todos los grados"
        options={GRADE_OPTIONS}
        value={grado}
        onChange={(next) => onChange({ grado: next })}
      />
      <FilterSelect
        label="Familias"
        allLabel="Todas las familias"
        options={FAMILY_OPTIONS}
        value={familias}
        onChange={(next) => onChange({ familias: next })}
      />
      {(atraso || grado || familias) && <Button onClick={() => onChange(NO_FILTERS)}>Quitar filtros</Button>}
    </>
  )
}
