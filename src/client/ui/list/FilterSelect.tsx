import Button from '@mui/material/Button'
import { Options, SelectBox, type SelectOption } from '../fields/SelectBox'

/** Value for everybody the school ever had; '' is the enrolled pupils. */
const EVERYBODY = 'TODOS'
const EVERYBODY_LABEL = 'Todos los alumnos'

const OPTIONS = [{ value: EVERYBODY, label: EVERYBODY_LABEL }]

interface WhoFilterProps {
  value: string
  onChange: (value: string) => void
}

export function WhoFilter({ value, onChange }: WhoFilterProps) {
  return (
    <FilterSelect label="Quiénes" allLabel="Inscritos" options={OPTIONS} value={value} onChange={onChange} />
  )
}

export function ShowEverybody({ onChange }: { onChange: (value: string) => void }) {
  return (
    <Button variant="outlined" onClick={() => onChange(EVERYBODY)}>
      {EVERYBODY_LABEL}
    </Button>
  )
}

interface FilterSelectProps {
  label: string
  allLabel: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
}

/** Label of a chosen value without an option (yet), so that the select does not claim to show all. */
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
