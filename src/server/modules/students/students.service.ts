import type { Campos } from '@contract/domain/campos'
import { hasPermission } from '@contract/domain/permissions'
import { holdsHealth } from '@contract/students/health.rules'
import { nextControlNumber } from '@contract/students/students.rules'
import type { Incomplete, Student, StudentDetail } from '@contract/students/students.schemas'
import { noteHealthSeen } from '../../db/healthViews'
import { whatHangs, type Hanging } from '../../db/lookups'
import type { Db } from '../../db/database'
import type { FileStore } from '../../files/fileStore'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { conflict, found } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import type { CyclesService } from '../cycles/cycles.service'
import type { GuardiansService } from '../guardians/guardians.service'
import type { DocumentsService } from '../documents/documents.service'
import { changeHealth, findHealth, type Health } from './health.queries'
import * as newPupils from './newPupils.queries'
import {
  changeProblems,
  healthInBody,
  judge,
  valuesOf,
  type JudgedStudent,
  type StudentBody,
  type StudentChange,
  type StoredStudentValues,
} from './studentBody'
import { createStudentLists } from './studentLists'
import * as queries from './students.queries'

interface Deps {
  files: FileStore
  cycles: Pick<CyclesService, 'currentId'>
  documents: Pick<DocumentsService, 'removeAllOf'>
  guardians: Pick<GuardiansService, 'handover' | 'firstCalls' | 'deleteAllOf'>
}

const UNKNOWN = 'No existe este alumno.'

/** What keeps a pupil from being deleted. A parent does not: the pupil's row holds that reference. */
const HANGS: readonly Hanging[] = [
  ['enrolments', 'student_id', 'inscripción', 'inscripciones'],
  ['charges', 'student_id', 'cargo', 'cargos'],
  ['payments', 'student_id', 'pago', 'pagos'],
  ['credits', 'student_id', 'cuenta de saldo a favor', 'cuentas de saldo a favor'],
  ['debtor_contacts', 'student_id', 'contacto por adeudo', 'contactos por adeudo'],
  ['certificates', 'student_id', 'constancia', 'constancias'],
  ['fiscals', 'student_id', 'dato de facturación', 'datos de facturación'],
]

/** 409; names the other pupil only to users who may see pupils. */
const assertUnique = async (
  { db, actor }: WriteCall,
  wanted: { curp: string; numero_control: string },
  except = 0,
): Promise<void> => {
  const holders = await queries.findHolders(db, wanted, except)
  const withHolder = (sentence: string, holder: { nombre: string; numero_control: string }): string =>
    hasPermission(actor.permissions, 'ALUMNOS', 'READ')
      ? `${sentence}: ${holder.nombre} (${holder.numero_control}).`
      : `${sentence}.`
  const campos: Campos = {}
  for (const holder of holders) {
    if (wanted.curp && holder.curp === wanted.curp)
      campos['curp'] = withHolder('Ya hay un alumno con esa CURP', holder)
    if (holder.numero_control === wanted.numero_control)
      campos['numero_control'] = withHolder('Ya hay un alumno con ese número de control', holder)
  }
  const [first] = Object.values(campos)
  if (first) throw conflict(first, campos)
}

/** Tells that health changed, not what. A changed dose counts too. */
const trailOf = ({
  alergias,
  enfermedades,
  medicamentos,
  tipo_sangre,
  servicio_medico,
  indicaciones,
}: Health) => ({
  alergias,
  enfermedades,
  tipo_sangre,
  servicio_medico,
  indicaciones,
  medicamentos: medicamentos.map(({ nombre, dosis, horario }) => [nombre, dosis, horario].join('\n')),
})

/** Only `get`, `create`, `update` and `healthOf` return health data (decisions/domain/students). */
export const createStudentsService = ({ files, cycles, documents, guardians }: Deps) => {
  const toStudent = (row: queries.StudentRow): Student =>
    queries.toStudent(row, files.links(queries.photoOf(row)))

  const keepPhoto = async ({ db, actor, files: [photo] }: WriteCall): Promise<number | null> =>
    photo ? files.attach(db, photo, actor.id) : null

  const currentScope = async (call: AnyCall) => ({ cycleId: await cycles.currentId(call), today: call.today })

  const detailOf = async (call: AnyCall, id: number, health: Health): Promise<StudentDetail> => {
    const { db, timeZone } = call
    const row = found(await queries.findStudent(db, id, await currentScope(call)), UNKNOWN)
    const inscripciones = await queries.findEnrolments(db, id, timeZone)
    const entrega = await guardians.handover(call, id)
    const grado_previsto = queries.expectedGradeOf(row)
    return { ...toStudent(row), grado_previsto, ...health, entrega, inscripciones }
  }

  const healthOne = async (db: Db, id: number): Promise<Health> =>
    found((await findHealth(db, [id])).get(id), UNKNOWN)

  /** Writes a look at health to the bitácora, also when it is in the answer of a write. */
  const noteHealth = async (call: ReadCall, student: StudentDetail): Promise<StudentDetail> => {
    if (holdsHealth(student)) await noteHealthSeen(call, [student.id])
    return student
  }

  const get = async (call: ReadCall, id: number): Promise<StudentDetail> =>
    noteHealth(call, await detailOf(call, id, await healthOne(call.db, id)))

  return {
    judge: ({ today }: AnyCall, body: StudentChange, stored: StoredStudentValues | null): JudgedStudent =>
      judge(body, stored, today),

    ...createStudentLists({ toStudent, cycles, guardians }),

    listIncomplete: ({ db, today }: AnyCall): Promise<Incomplete[]> => newPupils.listIncomplete(db, today),
    countIncomplete: ({ db, today }: AnyCall): Promise<number> => newPupils.countIncomplete(db, today),

    /** The next number free now; it is not reserved. */
    getNextNumber: async ({ db, today }: AnyCall): Promise<string> =>
      nextControlNumber(await newPupils.findNumbersLikeNewest(db), today),

    get,

    /** For papers: an entry for each given pupil. A look at stored health is written to the bitácora. */
    healthOf: async (call: ReadCall, ids: readonly number[]): Promise<ReadonlyMap<number, Health>> => {
      const health = await findHealth(call.db, ids)
      await noteHealthSeen(
        call,
        [...health].filter(([, kept]) => holdsHealth(kept)).map(([id]) => id),
      )
      return health
    },

    /** Deletes photo, documents and adults too. @throws 404 · 409 names what refers to the pupil */
    delete: async (call: WriteCall, id: number): Promise<Student> => {
      const { db, afterCommit } = call
      found(await newPupils.lockToDelete(db, id), UNKNOWN)
      const row = found(await queries.findStudent(db, id, { cycleId: null }), UNKNOWN)
      const hanging = await whatHangs(db, id, HANGS)
      if (hanging) throw conflict(`No se puede eliminar a ${row.nombre}: tiene ${hanging}.`)
      const stored = toStudent(row)
      await documents.removeAllOf(call, id)
      await guardians.deleteAllOf(call, row)
      await newPupils.deleteStudent(db, id)
      if (row.photo_id !== null) await files.release(db, row.photo_id, afterCommit)
      call.record('ALUMNO', id, { ...stored, foto: row.photo_id }, null)
      return stored
    },

    /** @throws 400 with `campos` · 409 the CURP or the control number belongs to another pupil */
    create: async (call: WriteCall, body: StudentBody): Promise<StudentDetail> => {
      const { db, actor, today } = call
      const health = healthInBody(body)
      assertFields(health.campos)
      const values = valuesOf(body, null, today)
      await assertUnique(call, values)
      const photo_id = await keepPhoto(call)
      const id = await queries.insertStudent(db, { ...values, photo_id, created_by: actor.id })
      await changeHealth(db, id, health)
      const student = await get(call, id)
      call.record('ALUMNO', id, null, { ...student, ...trailOf(student), foto: photo_id })
      return student
    },

    /** A list sent replaces the stored one; the old photo is deleted after the commit. @throws 400 · 404 · 409 CURP or control number is taken */
    update: async (call: WriteCall, id: number, body: StudentChange): Promise<StudentDetail> => {
      const { db, today, afterCommit } = call
      const health = healthInBody(body)
      assertFields({ ...changeProblems(body, today), ...health.campos })
      const stored = found(await queries.lockStudent(db, id), UNKNOWN)
      const healthBefore = await healthOne(db, id)
      const values = valuesOf(body, stored, today)
      await assertUnique(call, values, id)
      const photo_id = (await keepPhoto(call)) ?? stored.photo_id
      await queries.updateStudent(db, id, { ...values, photo_id })
      if (stored.photo_id !== null && photo_id !== stored.photo_id)
        await files.release(db, stored.photo_id, afterCommit)
      const changed = await changeHealth(db, id, health)
      const student = await detailOf(call, id, changed ? await healthOne(db, id) : healthBefore)
      const before = { ...stored, ...trailOf(healthBefore), foto: stored.photo_id }
      call.record('ALUMNO', id, before, { ...values, ...trailOf(student), foto: photo_id })
      return noteHealth(call, student)
    },
  }
}
export type StudentsService = ReturnType<typeof createStudentsService>
