import type { Static } from '@sinclair/typebox'
import { onlyProblems, REQUIRED, type Campos } from '@contract/domain/campos'
import { normalizeCurp } from '@contract/domain/curp'
import type { IsoDate } from '@contract/domain/dates'
import { upper } from '@contract/domain/text'
import { joinName } from '@contract/domain/names'
import {
  bloodProblem,
  healthProblem,
  keptCare,
  keptHealth,
  keptMedicines,
  medicinesProblem,
  readHealth,
  readMedicines,
} from '@contract/students/health.rules'
import { curpDoubt, curpWritingProblem, studentProblems } from '@contract/students/students.rules'
import type { StudentText, studentsSchemas } from '@contract/students/students.schemas'
import { assertFields } from '../../http/validation'
import type { HealthChange, HealthKind } from './health.queries'

export type StudentBody = Static<typeof studentsSchemas.create.body>
export type StudentChange = Static<typeof studentsSchemas.update.body>

interface StudentName {
  nombre: string
  /** Null when only the whole name is known. Lists sort by surname. */
  nombres: string | null
  paterno: string | null
  materno: string | null
}

const NO_NAME: StudentName = { nombre: '', nombres: null, paterno: null, materno: null }

type NameBody = { [K in keyof StudentName]?: string }

const upperOrNull = (text: string | null): string | null => (text && upper(text)) || null

/** Parts count before the whole name; a different whole name alone empties the parts. @param stored null for a new pupil */
const nameOf = (body: NameBody, stored: StudentName | null): StudentName | null => {
  const sent = body.nombres ?? body.paterno ?? body.materno
  const parts = {
    nombres: upperOrNull(body.nombres ?? stored?.nombres ?? null),
    paterno: upperOrNull(body.paterno ?? stored?.paterno ?? null),
    materno: upperOrNull(body.materno ?? stored?.materno ?? null),
  }
  const joined = joinName(parts.nombres, parts.paterno, parts.materno)
  if (sent !== undefined && joined !== '') return parts.nombres ? { nombre: joined, ...parts } : null
  const nombre = upper(body.nombre ?? stored?.nombre ?? '')
  if (nombre === '') return null
  if (sent === undefined && nombre === stored?.nombre) return stored
  return { nombre, nombres: null, paterno: null, materno: null }
}

export interface StoredStudentValues extends StudentName {
  curp: string
  curp_verificada: boolean
  numero_control: string
  fecha_nacimiento: IsoDate
}

/** Checked before the pupil is read, so 400 comes before 404. */
export const changeProblems = (body: StudentChange, today: IsoDate): Campos => {
  const { curp, numero_control, fecha_nacimiento } = body
  // Whether '' is allowed depends on the stored pupil, read later.
  const writing = curp === undefined || !normalizeCurp(curp) ? null : curpWritingProblem(curp)
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

/** `values` hold only when there are no errors. */
export interface JudgedStudent {
  readonly values: StoredStudentValues
  readonly campos: Campos
}

/** Upper case. An unchanged CURP or birth date is not checked again. @param stored null for a new pupil */
export const judge = (
  body: StudentChange,
  stored: StoredStudentValues | null,
  today: IsoDate,
): JudgedStudent => {
  const name = nameOf(body, stored)
  const curp = normalizeCurp(body.curp ?? stored?.curp ?? '')
  const numero_control = upper(body.numero_control ?? stored?.numero_control ?? '')
  const fecha_nacimiento = body.fecha_nacimiento ?? stored?.fecha_nacimiento ?? ''
  const saysPending = body.curp_pendiente
  const isSame = stored?.curp === curp && stored.fecha_nacimiento === fecha_nacimiento
  const agrees = saysPending === undefined || (saysPending === 'true') === (curp === '')
  const unchanged = isSame && agrees ? stored : null
  const curp_confirmada = body.curp_confirmada === 'true'
  // A client may send back the '' that it read for a pupil without CURP.
  const curp_pendiente =
    saysPending === 'true' || (saysPending === undefined && curp === '' && stored?.curp === '')
  const checked = unchanged ? {} : { curp, fecha_nacimiento, curp_confirmada, curp_pendiente }
  const campos = {
    ...(name ? {} : { nombres: REQUIRED }),
    ...studentProblems({ numero_control, ...checked }, today),
  }
  const curp_verificada = unchanged
    ? unchanged.curp_verificada
    : curp !== '' && curpDoubt(curp, fecha_nacimiento) === null
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
  } satisfies StoredStudentValues & Record<StudentText, unknown>
  return { values, campos }
}

export const valuesOf = (
  body: StudentChange,
  stored: StoredStudentValues | null,
  today: IsoDate,
): StoredStudentValues => {
  const { values, campos } = judge(body, stored, today)
  assertFields(campos)
  return values
}

const HEALTH_LISTS = { alergias: 'ALERGIA', enfermedades: 'ENFERMEDAD' } as const
type HealthField = keyof typeof HEALTH_LISTS

/** Reads lists from their JSON text. Errors never repeat health data. */
export const healthInBody = (body: StudentChange): HealthChange & { campos: Campos } => {
  const lists = new Map<HealthKind, string[]>()
  const campos: Record<string, string | null> = {}
  for (const field of Object.keys(HEALTH_LISTS) as HealthField[]) {
    const text = body[field]
    if (text === undefined) continue
    const items = readHealth(text)
    campos[field] = items ? healthProblem(items) : 'Debe ser una lista de {id, descripcion} en JSON'
    lists.set(HEALTH_LISTS[field], keptHealth(items ?? []))
  }
  const { medicamentos, tipo_sangre, servicio_medico, indicaciones } = body
  const medicines = medicamentos === undefined ? undefined : readMedicines(medicamentos)
  if (medicines === null) campos['medicamentos'] = 'Debe ser una lista de {nombre, dosis, horario} en JSON'
  if (medicines) campos['medicamentos'] = medicinesProblem(medicines)
  if (tipo_sangre !== undefined) campos['tipo_sangre'] = bloodProblem(tipo_sangre)
  return {
    lists,
    medicines: medicines ? keptMedicines(medicines) : undefined,
    care: keptCare({
      ...(tipo_sangre === undefined ? {} : { tipo_sangre }),
      ...(servicio_medico === undefined ? {} : { servicio_medico }),
      ...(indicaciones === undefined ? {} : { indicaciones }),
    }),
    campos: onlyProblems(campos),
  }
}
