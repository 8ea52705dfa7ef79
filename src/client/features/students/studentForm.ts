import { onlyProblems, type Campos } from '@contract/domain/campos'
import { normalizeCurp } from '@contract/domain/curp'
import { upper } from '@contract/domain/text'
import { joinName } from '@contract/domain/names'
import {
  bloodProblem,
  healthProblem,
  keptCare,
  keptHealth,
  keptMedicines,
  medicinesProblem,
  type CareText,
  type Medicine,
} from '@contract/students/health.rules'
import { curpDoubt, curpWritingProblem, studentProblems } from '@contract/students/students.rules'
import type { Student, StudentDetail, StudentsContract } from '@contract/students/students.schemas'
import { today } from '../../state/clock/schoolClock'
import { eachField, FIELD_NAMES, fieldOf, type FieldName } from './formFields'

export interface HealthValues extends CareText {
  alergias: string[]
  enfermedades: string[]
  medicamentos: Medicine[]
}

const descriptionsOf = (items: StudentDetail['alergias']): string[] =>
  items.map(({ descripcion }) => descripcion)

export const healthValues = (before: Pick<StudentDetail, keyof HealthValues> | null): HealthValues => ({
  alergias: descriptionsOf(before?.alergias ?? []),
  enfermedades: descriptionsOf(before?.enfermedades ?? []),
  medicamentos: (before?.medicamentos ?? []).map(({ nombre, dosis, horario }) => ({
    nombre,
    dosis,
    horario,
  })),
  tipo_sangre: before?.tipo_sangre ?? '',
  servicio_medico: before?.servicio_medico ?? '',
  indicaciones: before?.indicaciones ?? '',
})

/** The birth date as yyyy-MM-dd, '' while empty. */
export interface StudentValues extends Record<FieldName, string>, HealthValues {
  curp_confirmada: boolean
  curp_pendiente: boolean
  file: File[]
}

export type StudentBefore = Student | null

export const valuesOf = (before: StudentBefore): StudentValues => ({
  ...eachField(({ stored }) => (before && stored(before)) ?? ''),
  curp_confirmada: false,
  curp_pendiente: before?.curp_pendiente === true,
  file: [],
  ...healthValues(null),
})

/** A surname that a stored pupil never had may stay empty. */
export const isRequired = (name: FieldName, before: StudentBefore): boolean =>
  studentProblems({ [name]: '' }, today())[name] !== undefined &&
  (before === null || fieldOf(name).stored(before) !== null)

type CurpValues = Pick<StudentValues, 'curp' | 'fecha_nacimiento'> & { curp_pendiente?: boolean }

/** True for an unchanged CURP and birth date, which staff are not asked about again. */
const sameCurp = (values: CurpValues, before: StudentBefore): boolean =>
  before?.curp === normalizeCurp(values.curp) &&
  before.fecha_nacimiento === values.fecha_nacimiento &&
  (before.curp_pendiente === true) === (values.curp_pendiente === true)

export interface RefusedCurp {
  curp: string
  message: string
}

/** A CURP that looks wrong here or to the server, once complete; null when there is no doubt. */
export const curpQuestion = (
  values: CurpValues,
  before: StudentBefore,
  refused: RefusedCurp | null,
): string | null => {
  if (curpWritingProblem(values.curp) !== null || sameCurp(values, before)) return null
  const doubt = curpDoubt(values.curp, values.fecha_nacimiento)
  return doubt ?? (refused?.curp === normalizeCurp(values.curp) ? refused.message : null)
}

const listProblem = (items: readonly string[]) => healthProblem(items.map((descripcion) => ({ descripcion })))

export const healthProblems = (values: HealthValues): Campos =>
  onlyProblems({
    alergias: listProblem(values.alergias),
    enfermedades: listProblem(values.enfermedades),
    medicamentos: medicinesProblem(values.medicamentos),
    tipo_sangre: bloodProblem(values.tipo_sangre),
  })

export const problemsOf =
  (before: StudentBefore) =>
  (values: StudentValues): Campos => {
    const asked = FIELD_NAMES.filter(
      (name) =>
        (values[name].trim() !== '' || isRequired(name, before)) &&
        !(name === 'curp' && sameCurp(values, before)),
    )
    const { curp_confirmada, curp_pendiente } = values
    const form = Object.fromEntries(asked.map((name) => [name, values[name]]))
    return {
      ...studentProblems({ ...form, curp_confirmada, curp_pendiente }, today()),
      ...healthProblems(values),
    }
  }

const textOf = (values: Record<FieldName, string>) => {
  const text = eachField(({ sent = upper }, name) => sent(values[name]))
  return { ...text, nombre: joinName(text.nombres, text.paterno, text.materno) }
}

/** Multipart bodies take a list as JSON text; empty descriptions are dropped. */
const listOf = (items: readonly string[]): string =>
  JSON.stringify(
    keptHealth(items.map((descripcion) => ({ descripcion }))).map((descripcion, index) => ({
      id: index + 1,
      descripcion,
    })),
  )

const healthBody = (values: HealthValues) => {
  const care = keptCare(values)
  return {
    alergias: listOf(values.alergias),
    enfermedades: listOf(values.enfermedades),
    medicamentos: JSON.stringify(keptMedicines(values.medicamentos)),
    tipo_sangre: care.tipo_sangre ?? '',
    servicio_medico: care.servicio_medico ?? '',
    indicaciones: care.indicaciones ?? '',
  }
}

/** Only what changed, so that two users do not undo each other's changes. */
export const healthChange = (
  values: HealthValues,
  before: HealthValues,
): Partial<ReturnType<typeof healthBody>> => {
  const then = healthBody(before)
  return Object.fromEntries(
    Object.entries(healthBody(values)).filter(([name, text]) => text !== then[name as keyof HealthValues]),
  )
}

const curpMarks = ({ curp_confirmada, curp_pendiente }: StudentValues) => ({
  ...(curp_confirmada ? ({ curp_confirmada: 'true' } as const) : {}),
  ...(curp_pendiente ? ({ curp_pendiente: 'true' } as const) : {}),
})

export const newStudentBody = (values: StudentValues): StudentsContract['create']['body'] => ({
  ...textOf(values),
  alergias: listOf(values.alergias),
  enfermedades: listOf(values.enfermedades),
  // Fields of ours, left out when empty: another server may not know them.
  ...healthChange(values, healthValues(null)),
  ...curpMarks(values),
})

const groupOf = (name: FieldName): string => fieldOf(name).group ?? name

/** Body of PATCH /alumnos/{id}: only changed fields, so that two users do not undo each other's changes. */
export const changeBody = (values: StudentValues, before: Student): StudentsContract['update']['body'] => {
  const { nombre, ...now } = textOf(values)
  const then = textOf(valuesOf(before))
  const changed = new Set(FIELD_NAMES.filter((name) => now[name] !== then[name]).map(groupOf))
  return {
    ...Object.fromEntries(
      FIELD_NAMES.filter((name) => changed.has(groupOf(name))).map((name) => [name, now[name]]),
    ),
    ...(changed.has('nombre') ? { nombre } : {}),
    ...(changed.has('curp') ? curpMarks(values) : {}),
  }
}
