import { normalizeCurp } from '@contract/domain/curp'
import { joinName, upper } from '@contract/domain/text'
import { keptHealth } from '@contract/students/health.rules'
import type { StudentsContract } from '@contract/students/students.schemas'
import { valuesOf, type Before, type HealthValues, type StudentValues } from './student.values'

type Body = StudentsContract['create']['body']
type Change = StudentsContract['update']['body']

const textOf = (values: StudentValues) => {
  const nombres = upper(values.nombres)
  const paterno = upper(values.paterno)
  const materno = upper(values.materno)
  return {
    nombre: joinName(nombres, paterno, materno),
    nombres,
    paterno,
    materno,
    curp: normalizeCurp(values.curp),
    numero_control: upper(values.numero_control),
    fecha_nacimiento: values.fecha_nacimiento,
  }
}

/** The JSON text of SPEC §7; empty descriptions are not added. */
const listOf = (texts: readonly string[]): string =>
  JSON.stringify(
    keptHealth(texts.map((descripcion) => ({ descripcion }))).map((descripcion, index) => ({
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

/** Fields that only mean something together. */
const GROUPS = [
  ['nombre', 'nombres', 'paterno', 'materno'],
  ['curp', 'fecha_nacimiento'],
  ['numero_control'],
] as const

/** What PATCH /alumnos/{id} takes: only what changed, so that two people at two desks do not undo each other. */
export const changeBody = (values: StudentValues, before: NonNullable<Before>): Change => {
  const now = textOf(values)
  const then = textOf(valuesOf(before))
  const change: Change = {}
  for (const group of GROUPS)
    if (group.some((field) => now[field] !== then[field]))
      for (const field of group) change[field] = now[field]
  return change.curp === undefined ? change : { ...change, ...confirmed(values) }
}
