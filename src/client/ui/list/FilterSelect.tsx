import { SelectBox } from '../fields/SelectBox'
import { Options, type SelectOption } from '../fields/SelectInput'

interface FilterSelectProps {
  /** Name for a screen reader, such as "Grado". */
  label: string
  /** First entry, value '': "Todos los grados". */
  allLabel: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
}

/** What is chosen and nobody named yet, or ever: the select does not say that all are shown. */
const UNNAMED = '…'

/** A filter beside the search box of a list. */
export function FilterSelect({ label, allLabel, options, value, onChange }: FilterSelectProps) {
  const named = value === '' || options.some((option) => String(option.value) === value)
  return (
    <SelectBox>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <Options options={named ? options : [...options, { value, label: UNNAMED }]} emptyLabel={allLabel} />
      </select>
    </SelectBox>
  )
}
