import type { Static } from '@sinclair/typebox'
import { REQUIRED, type Campos } from '@contract/domain/campos'
import { normalizeCurp } from '@contract/domain/curp'
import type { IsoDate } from '@contract/domain/dates'
import { joinName, upper } from '@contract/domain/text'
import { healthProblem, keptHealth, readHealth } from '@contract/students/health.rules'
import { curpDoubt, curpWritingProblem, studentProblems } from '@contract/students/students.rules'
import type { StudentText, studentsSchemas } from '@contract/students/students.schemas'
import { assertFields } from '../../http/validation'
import type { HealthKind } from './students.queries'

/** What POST takes; PATCH takes any part of it. */
export type StudentBody = Static<typeof studentsSchemas.create.body>
export type StudentChange = Static<typeof studentsSchemas.update.body>

interface StudentName {
  nombre: string
  /** The parts, kept for sorting by surname; null when only the whole name is known. */
  nombres: string | null
  paterno: string | null
  materno: string | null
}

const NO_NAME: StudentName = { nombre: '', nombres: null, paterno: null, materno: null }

type NameBody = { [K in keyof StudentName]?: string }

const part = (text: string | null): string | null => (text && upper(text)) || null

/**
 * The name as it is kept, uppercase. Parts win over the whole name; a whole name that comes alone, from a client
 * that knows no parts, leaves them empty unless it says the same.
 * @param stored the name until now; null for a new pupil
 * @returns null when there are parts but no first name among them, or no name at all
 */
const nameOf = (body: NameBody, stored: StudentName | null): StudentName | null => {
  const sent = body.nombres ?? body.paterno ?? body.materno
  const parts = {
    nombres: part(body.nombres ?? stored?.nombres ?? null),
    paterno: part(body.paterno ?? stored?.paterno ?? null),
    materno: part(body.materno ?? stored?.materno ?? null),
  }
  const joined = joinName(parts.nombres, parts.paterno, parts.materno)
  if (sent !== undefined && joined !== '') return parts.nombres ? { nombre: joined, ...parts } : null
  const nombre = upper(body.nombre ?? stored?.nombre ?? '')
  if (nombre === '') return null
  if (sent === undefined && nombre === stored?.nombre) return stored
  return { nombre, nombres: null, paterno: null, materno: null }
}

/** The text of a pupil as it is stored. */
export interface StudentValues extends StudentName {
  curp: string
  curp_verificada: boolean
  numero_control: string
  fecha_nacimiento: IsoDate
}

/** What a change has wrong by itself, whoever it is for: told before the pupil is looked for: 400 comes before 404. */
export const changeProblems = (body: StudentChange, today: IsoDate): Campos => {
  const { curp, numero_control, fecha_nacimiento } = body
  const writing = curp === undefined ? null : curpWritingProblem(curp)
  return {
    ...studentProblems(
      {
        ...(numero_control === undefined ? {} : { numero_control }),
        ...(fecha_nacimiento === undefined ? {} : { fecha_nacimiento }),
      },
      today,
    ),
    ...(writing ? { curp: writing } : {}),
  }
}

/** A pupil as a body makes it, and what is wrong with it: the values count only where nothing is. */
export interface Judged {
  readonly values: StudentValues
  readonly campos: Campos
}

/**
 * The pupil as the body makes it, uppercase. A CURP and a day of birth that stay as they were are not asked about again.
 * @param stored the pupil until now; null for a new one
 */
export const judge = (body: StudentChange, stored: StudentValues | null, today: IsoDate): Judged => {
  const name = nameOf(body, stored)
  const curp = normalizeCurp(body.curp ?? stored?.curp ?? '')
  const numero_control = upper(body.numero_control ?? stored?.numero_control ?? '')
  const fecha_nacimiento = body.fecha_nacimiento ?? stored?.fecha_nacimiento ?? ''
  const kept = stored?.curp === curp && stored.fecha_nacimiento === fecha_nacimiento ? stored : null
  const curp_confirmada = body.curp_confirmada === 'true'
  const asked = kept ? {} : { curp, fecha_nacimiento, curp_confirmada }
  const campos = {
    ...(name ? {} : { nombres: REQUIRED }),
    ...studentProblems({ numero_control, ...asked }, today),
  }
  const curp_verificada = kept ? kept.curp_verificada : curpDoubt(curp, fecha_nacimiento) === null
  const { nombre, nombres, paterno, materno } = name ?? NO_NAME
  const values = {
    nombre,
    nombres,
    paterno,
    materno,
    curp,
    curp_verificada,
    numero_control,
    fecha_nacimiento,
  } satisfies StudentValues & Record<StudentText, unknown>
  return { values, campos }
}

/** The same where what is wrong ends it. @throws 400 with what is wrong */
export const valuesOf = (
  body: StudentChange,
  stored: StudentValues | null,
  today: IsoDate,
): StudentValues => {
  const { values, campos } = judge(body, stored, today)
  assertFields(campos)
  return values
}

/** What a list is called on the wire and what it is in the table. */
const HEALTH_KINDS = { alergias: 'ALERGIA', enfermedades: 'ENFERMEDAD' } as const
type HealthField = keyof typeof HEALTH_KINDS

const FIELDS = Object.keys(HEALTH_KINDS) as HealthField[]

type HealthBody = { [K in HealthField]?: string }

/**
 * The lists a body carries as JSON text, ready to be stored; a list that was not sent is not there.
 * @returns in `campos` what is wrong with them, never repeating what they say
 */
export const healthOf = (body: HealthBody): { lists: Map<HealthKind, string[]>; campos: Campos } => {
  const lists = new Map<HealthKind, string[]>()
  const campos: Campos = {}
  for (const field of FIELDS) {
    const text = body[field]
    if (text === undefined) continue
    const items = readHealth(text)
    const problem = items ? healthProblem(items) : 'Debe ser una lista de {id, descripcion} en JSON'
    if (problem) campos[field] = problem
    lists.set(HEALTH_KINDS[field], keptHealth(items ?? []))
  }
  return { lists, campos }
}
