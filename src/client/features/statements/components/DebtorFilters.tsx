import Button from '@mui/material/Button'
import { useMemo } from 'react'
import type { IsoDate } from '@contract/domain/dates'
import { GRADES, gradeLabel, knownPlace } from '@contract/domain/grades'
import { bucketOf, BUCKETS, isCovered } from '@contract/statements/statements.rules'
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
const FAMILY_OPTIONS = [
  { value: 'por-pagar', label: 'Por cobrar' },
  { value: 'cubiertas', label: 'Cubiertas con saldo' },
  { value: 'promesas-de-hoy', label: 'Prometieron pagar hoy' },
]

const isAmong = (familias: string, debtor: Debtor, today: IsoDate | undefined): boolean => {
  if (familias === 'cubiertas') return isCovered(debtor)
  if (familias === 'por-pagar') return !isCovered(debtor)
  if (familias === 'promesas-de-hoy') return today !== undefined && debtor.prometido === today
  return true
}

/** By a family's oldest debt, so that each family is in one of three classes; by grade if any child is in it. */
const filterOf = (
  { atraso, grado, familias }: FilterValues,
  today: IsoDate | undefined,
): ListFilter<Debtor> | undefined =>
  atraso || grado || familias
    ? {
        key: `${atraso}|${grado}|${familias}|${today}`,
        keep: (debtor) =>
          (!atraso || bucketOf(debtor.meses) === atraso) &&
          (!grado || debtor.alumnos.some((pupil) => knownPlace(pupil).grado === grado)) &&
          isAmong(familias, debtor, today),
      }
    : undefined

export const useDebtorFilters = (today: IsoDate | undefined) => {
  const { values, change } = useFilters(FILTER_NAMES)
  const filter = useMemo(() => filterOf(values, today), [values, today])
  return { filter, values, onChange: change }
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
