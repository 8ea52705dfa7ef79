import Button from '@mui/material/Button'
import { FilterSelect } from './FilterSelect'

/** Whom a list of pupils shows: '' the enrolled, anything else everybody. */
const EVERYBODY = 'TODOS'
const EVERYBODY_LABEL = 'Todos los alumnos'

const OPTIONS = [{ value: EVERYBODY, label: EVERYBODY_LABEL }]

interface WhoFilterProps {
  value: string
  onChange: (value: string) => void
}

/** The enrolled or everybody, for who may read all pupils. */
export function WhoFilter({ value, onChange }: WhoFilterProps) {
  return (
    <FilterSelect label="Quiénes" allLabel="Inscritos" options={OPTIONS} value={value} onChange={onChange} />
  )
}

/** The way on where nobody is enrolled: everybody else. */
export function ShowEverybody({ onChange }: { onChange: (value: string) => void }) {
  return (
    <Button variant="outlined" onClick={() => onChange(EVERYBODY)}>
      {EVERYBODY_LABEL}
    </Button>
  )
}
