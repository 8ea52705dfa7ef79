import type { ReactNode } from 'react'
import { normalizeCurp } from '@contract/domain/curp'
import { formatDate } from '@contract/domain/dates'
import { NO_CURP_YET } from '@contract/students/students.rules'
import type { Student, StudentText } from '@contract/students/students.schemas'
import { Row } from '../../ui/layout/layout'
import { StatusChip } from '../../ui/page/StatusChip'

/** A new field is a line of `FIELDS`; it may be empty unless the contract's rule requires it. */
interface StudentField {
  label: string
  /** From the contract, where the input has no limit of its own. */
  maxLength?: number
  /** Value when editing begins; null if the pupil never had one: it may then stay empty. */
  stored: (student: Student) => string | null
  /** What is sent. Default: uppercase and trimmed. */
  sent?: (typed: string) => string
  /** Fields of a group are sent together, because one alone would be wrong. Default: sent alone. */
  group?: 'nombre' | 'curp'
  /** How the pupil's page shows it; missing: not at all. */
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
    // Pupils registered by other clients have only the whole name, which then goes into the first field.
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
  // No `shown`: the page has it above all details.
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
