import type { IsoDate } from '@contract/domain/dates'
import { toCentavos } from '@contract/domain/money'
import { holds } from '@contract/domain/permissions'
import { upper } from '@contract/domain/text'
import { employeeChangeProblems, newEmployeeProblems } from '@contract/roster/roster.rules'
import { EMPTY_CHANGE, NO_IMAGE } from '@contract/domain/messages'
import type { Employee } from '@contract/roster/roster.schemas'
import type { Db, Tx } from '../../db/database'
import type { FileStore, PreparedFile } from '../../files/fileStore'
import type { Actor } from '../../http/actor'
import { badField, badRequest, found, HttpProblem } from '../../http/problem'
import type { AfterCommit } from '../../http/unitOfWork'
import { assertFields } from '../../http/validation'
import { columnsOf, salaryOf, type EmployeeChange, type NewEmployee } from './employeeBody'
import * as queries from './roster.queries'

interface Deps {
  files: FileStore
}

/** Who asks, and on which of the school's days. */
export interface Asking {
  readonly actor: Pick<Actor, 'id' | 'permissions'>
  readonly today: IsoDate
}

const UNKNOWN = 'No existe este colaborador.'

const viewer = ({ actor, today }: Asking): queries.Viewer => ({
  today,
  seesSalary: holds(actor.permissions, 'PLANTILLA', 'UPDATE'),
})

/** Bodies name the department (SPEC §3); '' is none. @throws 404 no department of that name */
const departmentOf = async (tx: Tx, name: string): Promise<number | null> => {
  const nombre = upper(name)
  if (nombre === '') return null
  const id = await queries.holdDepartment(tx, nombre)
  if (id !== null) return id
  const message = `No existe el departamento ${nombre}.`
  throw new HttpProblem(404, message, { departamento: message })
}

/** Both days as they will stand together: a change may bring only one of them. */
const withKnownDays = (body: EmployeeChange, stored: queries.StoredEmployee): EmployeeChange => ({
  ...body,
  ...(body.ingreso === undefined && stored.ingreso ? { ingreso: stored.ingreso } : {}),
  ...(body.fechaNacimiento === undefined && stored.fecha_nacimiento
    ? { fechaNacimiento: stored.fecha_nacimiento }
    : {}),
})

/** Collaborators (SPEC §3, DOMAIN §2): CURP, RFC and NSS are kept as written, the salary leaves only for who may change it. */
export const createRosterService = ({ files }: Deps) => {
  const shown = (row: queries.EmployeeRow, asking: Asking): Employee =>
    queries.toEmployee(row, files.links(queries.photoOf(row)), viewer(asking))

  const get = async (db: Db, id: number, asking: Asking): Promise<Employee> =>
    shown(found(await queries.findEmployee(db, id), UNKNOWN), asking)

  const list = async (db: Db, asking: Asking, departmentId?: number): Promise<Employee[]> =>
    (await queries.listEmployees(db, departmentId)).map((row) => shown(row, asking))

  return {
    list: (db: Db, asking: Asking) => list(db, asking),
    /** Who works in a department. */
    listByDepartment: (db: Db, departmentId: number, asking: Asking) => list(db, asking, departmentId),
    /** @throws 404 */
    get,

    /** @throws 400 what is missing or wrong in `campos`, the photo too · 404 unknown department */
    create: async (
      tx: Tx,
      body: NewEmployee,
      [photo]: readonly PreparedFile[],
      asking: Asking,
    ): Promise<Employee> => {
      const sueldo_centavos = salaryOf(body.sueldo)
      const campos = newEmployeeProblems(body, asking.today)
      assertFields(photo ? campos : { ...campos, file: NO_IMAGE })
      const department_id = await departmentOf(tx, body.departamento ?? '')
      const { nombre = '', puesto = '', ...columns } = columnsOf(body)
      const photo_id = photo ? await files.attach(tx, photo, asking.actor.id) : null
      const row = { ...columns, nombre, puesto, sueldo_centavos, department_id, photo_id }
      return get(tx, await queries.insertEmployee(tx, { ...row, created_by: asking.actor.id }), asking)
    },

    /** Changes any of the data. @throws 400 nothing to change, or what is wrong in `campos` · 404 unknown collaborator or department */
    update: async (tx: Tx, id: number, body: EmployeeChange, asking: Asking): Promise<Employee> => {
      assertFields(employeeChangeProblems(body, asking.today))
      const stored = found(await queries.lockEmployee(tx, id), UNKNOWN)
      assertFields(employeeChangeProblems(withKnownDays(body, stored), asking.today))
      const { departamento, sueldo } = body
      const change = {
        ...columnsOf(body),
        ...(sueldo === undefined ? {} : { sueldo_centavos: toCentavos(sueldo) ?? 0 }),
        ...(departamento === undefined ? {} : { department_id: await departmentOf(tx, departamento) }),
      }
      if (Object.keys(change).length === 0) throw badRequest(EMPTY_CHANGE)
      await queries.updateEmployee(tx, id, change)
      return get(tx, id, asking)
    },

    /** The content of the old photo goes once the change has committed. @throws 400 no photo · 404 */
    replacePhoto: async (
      tx: Tx,
      id: number,
      [photo]: readonly PreparedFile[],
      asking: Asking,
      afterCommit: AfterCommit,
    ): Promise<Employee> => {
      if (!photo) throw badField('file', NO_IMAGE)
      const { photo_id: old } = found(await queries.lockEmployee(tx, id), UNKNOWN)
      await queries.updateEmployee(tx, id, { photo_id: await files.attach(tx, photo, asking.actor.id) })
      if (old !== null) await files.release(tx, old, afterCommit)
      return get(tx, id, asking)
    },

    /** The person's record and photo are gone for good. @returns what was deleted, without its photo @throws 404 */
    remove: async (tx: Tx, id: number, asking: Asking, afterCommit: AfterCommit): Promise<Employee> => {
      const { photo_id } = found(await queries.lockEmployee(tx, id), UNKNOWN)
      const gone = await get(tx, id, asking)
      await queries.deleteEmployee(tx, id)
      if (photo_id !== null) await files.release(tx, photo_id, afterCommit)
      return { ...gone, urlFoto: null, urlMiniatura: null }
    },
  }
}
export type RosterService = ReturnType<typeof createRosterService>
