import { SelectBox } from '../fields/SelectBox'
import { Options, type SelectOption } from '../fields/SelectInput'

export interface FilterSelectProps {
  /** Name for a screen reader, such as "Grado". */
  label: string
  /** First entry, value '': "Todos los grados". */
  allLabel: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
}

/** A filter beside the search box of a list. */
export function FilterSelect({ label, allLabel, options, value, onChange }: FilterSelectProps) {
  return (
    <SelectBox>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <Options options={options} emptyLabel={allLabel} />
      </select>
    </SelectBox>
  )
}
