import type { ReactNode } from 'react'
import { normalizeCurp } from '@contract/domain/curp'
import { formatDate } from '@contract/domain/dates'
import { NO_CURP_YET } from '@contract/students/students.rules'
import type { Student, StudentText } from '@contract/students/students.schemas'
import { Row } from '../../ui/layout/layout'
import { StatusChip } from '../../ui/page/StatusChip'

/** A new field is a line in `FIELDS`; it may stay empty unless the contract's rule requires it. */
interface StudentField {
  label: string
  /** The contract's limit, if the input does not have it itself. */
  maxLength?: number
  /** At the start of editing; null if the pupil never had one, so that it may stay empty. */
  stored: (student: Student) => string | null
  /** Default: uppercase and trimmed. */
  sent?: (typed: string) => string
  /** Fields of one group are sent together, because one without the others would be wrong. Default: alone. */
  group?: 'nombre' | 'curp'
  /** Without it the pupil's page leaves the field out. */
  shown?: (student: Student) => ReactNode
}

const curpOf = ({ curp, curp_verificada, curp_pendiente }: Student) => (
  <Row as="span" inline gap={[0, 1]}>
    {curp}
    {!curp_verificada && (
      <StatusChip tone="warning" label={curp_pendiente ? NO_CURP_YET : 'CURP sin verificar'} />
    )}
  </Row>
)

export const FIELDS = {
  nombres: {
    label: 'Nombre(s)',
    maxLength: 100,
    // Other clients send only the whole name, which then goes into the first field.
    stored: ({ nombres, nombre }) => nombres ?? nombre,
    group: 'nombre',
  },
  paterno: { label: 'Apellido paterno', maxLength: 100, stored: ({ paterno }) => paterno, group: 'nombre' },
  materno: { label: 'Apellido materno', maxLength: 100, stored: ({ materno }) => materno, group: 'nombre' },
  curp: { label: 'CURP', stored: ({ curp }) => curp, sent: normalizeCurp, group: 'curp', shown: curpOf },
  fecha_nacimiento: {
    label: 'Fecha de nacimiento',
    stored: ({ fecha_nacimiento }) => fecha_nacimiento,
    sent: (day) => day,
    group: 'curp',
    shown: ({ fecha_nacimiento }) => formatDate(fecha_nacimiento),
  },
  // No `shown`: the page shows it before all details.
  numero_control: {
    label: 'Número de control',
    maxLength: 40,
    stored: ({ numero_control }) => numero_control,
  },
} as const satisfies Record<Exclude<StudentText, 'nombre'>, StudentField>
export type FieldName = keyof typeof FIELDS

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]
export const fieldOf = (name: FieldName): StudentField => FIELDS[name]

export const eachField = <T,>(of: (field: StudentField, name: FieldName) => T) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, of(fieldOf(name), name)])) as Record<FieldName, T>
