import { Options, SelectBox, type SelectOption } from '../fields/SelectBox'

interface FilterSelectProps {
  /** Name for a screen reader, such as "Grado". */
  label: string
  /** First entry, with the value '': "Todos los grados". */
  allLabel: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
}

/** Shown for a chosen value that has no option (yet), so that the select does not claim to show all. */
const UNNAMED = '…'

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
