import type { Campos } from '@contract/domain/campos'
import type { IsoDate } from '@contract/domain/dates'
import { holds } from '@contract/domain/permissions'
import type { Student, StudentDetail } from '@contract/students/students.schemas'
import type { Db, Tx } from '../../db/database'
import type { FileStore, PreparedFile } from '../../files/fileStore'
import type { Actor } from '../../http/actor'
import { conflict, found } from '../../http/problem'
import type { AfterCommit } from '../../http/unitOfWork'
import { assertFields } from '../../http/validation'
import { healthOf } from './health'
import { changeProblems, valuesOf, type StudentBody, type StudentChange } from './studentBody'
import { findEnrolments, findHealth, replaceHealth } from './studentDetail.queries'
import * as queries from './students.queries'

/** The school's day, and the zone that tells on which day something happened. */
export interface SchoolDay {
  readonly today: IsoDate
  readonly timeZone: string
}

interface Deps {
  files: FileStore
  cycles: { currentId(db: Db, today: IsoDate): Promise<number | null> }
}

const UNKNOWN = 'No existe este alumno.'

/** 409 when another pupil holds the CURP or the control number; who it is, only to who may see pupils. */
const assertUnique = async (
  tx: Tx,
  actor: Actor,
  wanted: { curp: string; numero_control: string },
  except = 0,
): Promise<void> => {
  const holders = await queries.findHolders(tx, wanted, except)
  const told = (sentence: string, holder: { nombre: string; numero_control: string }): string =>
    holds(actor.permissions, 'ALUMNOS', 'READ')
      ? `${sentence}: ${holder.nombre} (${holder.numero_control}).`
      : `${sentence}.`
  const campos: Campos = {}
  for (const holder of holders) {
    if (holder.curp === wanted.curp) campos['curp'] = told('Ya hay un alumno con esa CURP', holder)
    if (holder.numero_control === wanted.numero_control)
      campos['numero_control'] = told('Ya hay un alumno con ese número de control', holder)
  }
  const [first] = Object.values(campos)
  if (first) throw conflict(first, campos)
}

/** Pupils as DOMAIN §4. Nothing here opens a transaction; health data leaves only by `get`, `create` and `update`. */
export const createStudentsService = ({ files, cycles }: Deps) => {
  const toStudent = (row: queries.StudentRow): Student =>
    queries.toStudent(row, files.links(queries.photoOf(row)))

  const keepPhoto = async (tx: Tx, actor: Actor, [photo]: readonly PreparedFile[]): Promise<number | null> =>
    photo ? files.attach(tx, photo, actor.id) : null

  const list =
    (filter: queries.StudentFilter) =>
    async (db: Db, today: IsoDate): Promise<Student[]> => {
      const rows = await queries.listStudents(db, filter, await cycles.currentId(db, today))
      return rows.map(toStudent)
    }

  const get = async (db: Db, id: number, { today, timeZone }: SchoolDay): Promise<StudentDetail> => {
    const row = found(await queries.findStudent(db, id, await cycles.currentId(db, today)), UNKNOWN)
    const health = await findHealth(db, id)
    const inscripciones = await findEnrolments(db, id, timeZone)
    return { ...toStudent(row), ...health, inscripciones }
  }

  return {
    listWithoutParent: list('withoutParent'),
    /** Who is not enrolled in the current cycle; everybody when there is none. */
    listToEnrol: list('notEnrolled'),
    listEnrolled: list('enrolled'),
    listAll: list('all'),
    /** The enrolled of any cycle; grade, group and beca are those of that cycle. For becas and groups. */
    listEnrolledIn: async (db: Db, cycleId: number): Promise<Student[]> =>
      (await queries.listStudents(db, 'enrolled', cycleId)).map(toStudent),

    /** @throws 404 */
    get,

    /** @throws 400 what is wrong in `campos` · 409 the CURP or the control number belong to another pupil */
    create: async (
      tx: Tx,
      actor: Actor,
      body: StudentBody,
      uploaded: readonly PreparedFile[],
      day: SchoolDay,
    ): Promise<StudentDetail> => {
      const health = healthOf(body)
      assertFields(health.campos)
      const values = valuesOf(body, null, day.today)
      await assertUnique(tx, actor, values)
      const photo_id = await keepPhoto(tx, actor, uploaded)
      const id = await queries.insertStudent(tx, { ...values, photo_id, created_by: actor.id })
      await replaceHealth(tx, id, health.lists)
      return get(tx, id, day)
    },

    /**
     * Changes any of the fields; a list of allergies or illnesses takes the place of the stored one, a photo of the old photo,
     * whose content goes once the change has committed.
     * @throws 400 what is wrong in `campos` · 404 · 409 the CURP or the control number belong to another pupil
     */
    update: async (
      tx: Tx,
      actor: Actor,
      id: number,
      body: StudentChange,
      uploaded: readonly PreparedFile[],
      day: SchoolDay,
      afterCommit: AfterCommit,
    ): Promise<StudentDetail> => {
      const health = healthOf(body)
      assertFields({ ...changeProblems(body, day.today), ...health.campos })
      const stored = found(await queries.lockStudent(tx, id), UNKNOWN)
      const values = valuesOf(body, stored, day.today)
      await assertUnique(tx, actor, values, id)
      const photo_id = (await keepPhoto(tx, actor, uploaded)) ?? stored.photo_id
      await queries.updateStudent(tx, id, { ...values, photo_id })
      if (stored.photo_id !== null && photo_id !== stored.photo_id)
        await files.release(tx, stored.photo_id, afterCommit)
      await replaceHealth(tx, id, health.lists)
      return get(tx, id, day)
    },
  }
}
export type StudentsService = ReturnType<typeof createStudentsService>
