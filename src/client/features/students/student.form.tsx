import type { ReactNode } from 'react'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { normalizeCurp } from '@contract/domain/curp'
import { formatDate } from '@contract/domain/dates'
import { joinName, upper } from '@contract/domain/text'
import { healthProblem, keptHealth } from '@contract/students/health.rules'
import { curpDoubt, curpWritingProblem, studentProblems } from '@contract/students/students.rules'
import type { Student, StudentsContract, StudentText } from '@contract/students/students.schemas'
import { today } from '../../state/clock/schoolClock'
import { Row } from '../../ui/layout/layout'
import { StatusChip } from '../../ui/page/StatusChip'
import { texts } from './students.texts'

/** One datum of a pupil: all the client says of it. A new one is a line here; it may stay empty unless its rule minds. */
interface StudentField {
  label: string
  /** Longest text, as the contract has it; where the input does not know it itself. */
  maxLength?: number
  /** What editing starts with; null: the pupil never had it, so that it may stay empty. */
  stored: (student: Student) => string | null
  /** As it is sent. Default: uppercased, without blanks around it. */
  sent?: (typed: string) => string
  /** Fields of one group travel together: they only mean something beside each other. Default: alone. */
  group?: 'nombre' | 'curp'
  /** How the pupil's page shows it; without, it is not among its details. */
  shown?: (student: Student) => ReactNode
}

const curpOf = ({ curp, curp_verificada }: Student) => (
  <Row as="span" inline gap={[0, 1]}>
    {curp}
    {!curp_verificada && <StatusChip tone="warning" label={texts.unverified} />}
  </Row>
)

/** In the order of the form and of the details. */
export const FIELDS = {
  nombres: {
    label: 'Nombre(s)',
    maxLength: 100,
    // Other clients send only the whole name: it stands in the first field then.
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
  // The page shows it first, before all details.
  numero_control: {
    label: 'Número de control',
    maxLength: 40,
    stored: ({ numero_control }) => numero_control,
  },
} as const satisfies Record<Exclude<StudentText, 'nombre'>, StudentField>
type FieldName = keyof typeof FIELDS

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]
export const fieldOf = (name: FieldName): StudentField => FIELDS[name]

const eachField = <T,>(of: (field: StudentField, name: FieldName) => T) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, of(fieldOf(name), name)])) as Record<FieldName, T>

export interface HealthValues {
  alergias: string[]
  enfermedades: string[]
}

/** A pupil as the forms hold it; the birth date as yyyy-MM-dd, '' while empty. */
export interface StudentValues extends Record<FieldName, string>, HealthValues {
  curp_confirmada: boolean
  /** The photo: none or one. */
  file: File[]
}

/** A pupil until now; null while registering. */
export type Before = Student | null

export const valuesOf = (before: Before): StudentValues => ({
  ...eachField(({ stored }) => (before && stored(before)) ?? ''),
  curp_confirmada: false,
  file: [],
  alergias: [],
  enfermedades: [],
})

/** What the contract's rule says of an empty one. A surname that a stored pupil never had may stay empty all the same. */
export const isRequired = (name: FieldName, before: Before): boolean =>
  studentProblems({ [name]: '' }, today())[name] !== undefined &&
  (before === null || fieldOf(name).stored(before) !== null)

type CurpValues = Pick<StudentValues, 'curp' | 'fecha_nacimiento'>

/** A CURP and a birth date that stay are not asked about again. */
const sameCurp = ({ curp, fecha_nacimiento }: CurpValues, before: Before): boolean =>
  before !== null && before.curp === normalizeCurp(curp) && before.fecha_nacimiento === fecha_nacimiento

/** The CURP the server did not take, and why. */
export interface RefusedCurp {
  curp: string
  message: string
}

/**
 * Why staff are asked whether to keep a whole CURP all the same, or null: it does not add up here, or the server said so.
 */
export const curpQuestion = (
  values: CurpValues,
  before: Before,
  refused: RefusedCurp | null,
): string | null => {
  if (curpWritingProblem(values.curp) !== null || sameCurp(values, before)) return null
  const doubt = curpDoubt(values.curp, values.fecha_nacimiento)
  return doubt ?? (refused?.curp === normalizeCurp(values.curp) ? refused.message : null)
}

const listProblem = (items: readonly string[]) => healthProblem(items.map((descripcion) => ({ descripcion })))

export const healthProblems = ({ alergias, enfermedades }: HealthValues): Campos =>
  onlyProblems({ alergias: listProblem(alergias), enfermedades: listProblem(enfermedades) })

/** The contract's rules over a form. */
export const problemsOf =
  (before: Before) =>
  (values: StudentValues): Campos => {
    const asked = FIELD_NAMES.filter(
      (name) =>
        (values[name].trim() !== '' || isRequired(name, before)) &&
        !(name === 'curp' && sameCurp(values, before)),
    )
    const { curp_confirmada } = values
    const form = Object.fromEntries(asked.map((name) => [name, values[name]]))
    return { ...studentProblems({ ...form, curp_confirmada }, today()), ...healthProblems(values) }
  }

type Body = StudentsContract['create']['body']
type Change = StudentsContract['update']['body']

const textOf = (values: Record<FieldName, string>) => {
  const text = eachField(({ sent = upper }, name) => sent(values[name]))
  return { ...text, nombre: joinName(text.nombres, text.paterno, text.materno) }
}

/** Multipart carries a list as JSON text; empty descriptions are not added. */
const listOf = (items: readonly string[]): string =>
  JSON.stringify(
    keptHealth(items.map((descripcion) => ({ descripcion }))).map((descripcion, index) => ({
      id: index + 1,
      descripcion,
    })),
  )

export const healthBody = ({ alergias, enfermedades }: HealthValues) => ({
  alergias: listOf(alergias),
  enfermedades: listOf(enfermedades),
})

const confirmed = ({ curp_confirmada }: StudentValues) =>
  curp_confirmada ? ({ curp_confirmada: 'true' } as const) : {}

/** What POST /alumnos takes beside the photo. */
export const newStudentBody = (values: StudentValues): Body => ({
  ...textOf(values),
  ...healthBody(values),
  ...confirmed(values),
})

const groupOf = (name: FieldName): string => fieldOf(name).group ?? name

/** What PATCH /alumnos/{id} takes: only what changed, so that two people at two desks do not undo each other. */
export const changeBody = (values: StudentValues, before: Student): Change => {
  const { nombre, ...now } = textOf(values)
  const then = textOf(valuesOf(before))
  const changed = new Set(FIELD_NAMES.filter((name) => now[name] !== then[name]).map(groupOf))
  return {
    ...Object.fromEntries(
      FIELD_NAMES.filter((name) => changed.has(groupOf(name))).map((name) => [name, now[name]]),
    ),
    ...(changed.has('nombre') ? { nombre } : {}),
    ...(changed.has('curp') ? confirmed(values) : {}),
  }
}
