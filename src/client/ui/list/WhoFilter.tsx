import Button from '@mui/material/Button'
import { FilterSelect } from './FilterSelect'

/** Value of the filter that shows all pupils; '' shows the enrolled. */
const EVERYBODY = 'TODOS'
const EVERYBODY_LABEL = 'Todos los alumnos'

const OPTIONS = [{ value: EVERYBODY, label: EVERYBODY_LABEL }]

interface WhoFilterProps {
  value: string
  onChange: (value: string) => void
}

/** Enrolled or all pupils; only for users with the right to read all. */
export function WhoFilter({ value, onChange }: WhoFilterProps) {
  return (
    <FilterSelect label="Quiénes" allLabel="Inscritos" options={OPTIONS} value={value} onChange={onChange} />
  )
}

/** Offered where there are no enrolled pupils. */
export function ShowEverybody({ onChange }: { onChange: (value: string) => void }) {
  return (
    <Button variant="outlined" onClick={() => onChange(EVERYBODY)}>
      {EVERYBODY_LABEL}
    </Button>
  )
}
