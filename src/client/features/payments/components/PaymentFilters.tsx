import Button from '@mui/material/Button'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { METHOD_OPTIONS, STATE_OPTIONS, type PaymentFilterValues } from '../payments.filters'
import { texts } from '../payments.texts'

interface PaymentFiltersProps {
  values: PaymentFilterValues
  onChange: (patch: Partial<PaymentFilterValues>) => void
}

/** Method and state beside the search box. */
export function PaymentFilters({ values: { metodo, estado }, onChange }: PaymentFiltersProps) {
  return (
    <>
      <FilterSelect
        label="Método de pago"
        allLabel={texts.allMethods}
        options={METHOD_OPTIONS}
        value={metodo}
        onChange={(next) => onChange({ metodo: next })}
      />
      <FilterSelect
        label="Estado"
        allLabel={texts.allStates}
        options={STATE_OPTIONS}
        value={estado}
        onChange={(next) => onChange({ estado: next })}
      />
      {(metodo || estado) && (
        <Button onClick={() => onChange({ metodo: '', estado: '' })}>{texts.clearFilters}</Button>
      )}
    </>
  )
}
