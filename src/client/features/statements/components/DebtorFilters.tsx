import Button from '@mui/material/Button'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { GRADE_OPTIONS, LATENESS_OPTIONS, NO_FILTERS, type DebtorFilterValues } from '../debtors.filters'
import { texts } from '../statements.texts'

interface DebtorFiltersProps {
  values: DebtorFilterValues
  onChange: (patch: Partial<DebtorFilterValues>) => void
}

/** Lateness and grade beside the search box. */
export function DebtorFilters({ values: { atraso, grado }, onChange }: DebtorFiltersProps) {
  return (
    <>
      <FilterSelect
        label={texts.lateness}
        allLabel={texts.allLateness}
        options={LATENESS_OPTIONS}
        value={atraso}
        onChange={(next) => onChange({ atraso: next })}
      />
      <FilterSelect
        label={texts.grade}
        allLabel={texts.allGrades}
        options={GRADE_OPTIONS}
        value={grado}
        onChange={(next) => onChange({ grado: next })}
      />
      {(atraso || grado) && <Button onClick={() => onChange(NO_FILTERS)}>{texts.clearFilters}</Button>}
    </>
  )
}
