import { FilterSelect } from './FilterSelect'

/** Whom a list of pupils shows: '' the enrolled, anything else everybody. */
export const EVERYBODY = 'TODOS'
export const EVERYBODY_LABEL = 'Todos los alumnos'

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
