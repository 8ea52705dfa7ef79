import { MONTH_NAMES } from '@contract/domain/months'
import { SelectInput, type SelectInputProps } from '../../../ui/fields/SelectInput'
import { texts, monthTitle } from '../calendar.texts'

const OPTIONS = MONTH_NAMES.map((mes) => ({ value: mes, label: monthTitle(mes) }))

export function MonthSelect(props: Omit<SelectInputProps, 'label' | 'options' | 'emptyLabel' | 'required'>) {
  return (
    <SelectInput
      {...props}
      label={texts.fields.mes}
      options={OPTIONS}
      emptyLabel="Selecciona un mes"
      required
    />
  )
}
