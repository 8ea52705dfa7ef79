import { departmentName, departmentProblems, staffText } from '@contract/departments/departments.rules'
import type { Department } from '@contract/departments/departments.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { NO_IMAGE } from '@contract/domain/messages'
import type { Employee } from '@contract/roster/roster.schemas'
import type { Db, Tx } from '../../db/database'
import type { FileStore, PreparedFile } from '../../files/fileStore'
import type { Actor } from '../../http/actor'
import { badField, conflict, found } from '../../http/problem'
import type { AfterCommit } from '../../http/unitOfWork'
import { assertFields } from '../../http/validation'
import * as queries from './departments.queries'

/** Who asks, and on which of the school's days. */
interface Asking {
  readonly actor: Pick<Actor, 'id' | 'permissions'>
  readonly today: IsoDate
}

interface Deps {
  files: FileStore
  roster: { listByDepartment(db: Db, departmentId: number, asking: Asking): Promise<Employee[]> }
}

const UNKNOWN = 'No existe este departamento.'

/** The name as it is kept. @throws 400 blank · 409 another department has it, whatever its case and accents */
const freeName = async (tx: Tx, name: string, except = 0): Promise<string> => {
  const nombre = departmentName(name)
  const taken = await queries.findSameName(tx, nombre, except)
  if (taken === null) return nombre
  const message = `Ya hay un departamento con ese nombre: ${taken}.`
  throw conflict(message, { nombre: message })
}

/** Departments of the staff (SPEC §3): a name of their own, perhaps a logo, and who works there. */
export const createDepartmentsService = ({ files, roster }: Deps) => {
  const shown = (row: queries.DepartmentRow): Department =>
    queries.toDepartment(row, files.links(queries.logoOf(row)))

  const get = async (db: Db, id: number): Promise<Department> =>
    shown(found(await queries.findDepartment(db, id), UNKNOWN))

  const lock = async (tx: Tx, id: number) => found(await queries.lockDepartment(tx, id), UNKNOWN)

  return {
    list: async (db: Db): Promise<Department[]> => (await queries.listDepartments(db)).map(shown),

    /** @throws 404 */
    getWithEmployees: async (db: Db, id: number, asking: Asking) => ({
      departamento: await get(db, id),
      empleados: await roster.listByDepartment(db, id, asking),
    }),

    /** @throws 400 blank name · 409 the name is taken */
    create: async (
      tx: Tx,
      body: { nombre: string },
      [logo]: readonly PreparedFile[],
      actor: Pick<Actor, 'id'>,
    ): Promise<Department> => {
      assertFields(departmentProblems(body))
      const nombre = await freeName(tx, body.nombre)
      const logo_id = logo ? await files.attach(tx, logo, actor.id) : null
      return get(tx, await queries.insertDepartment(tx, { nombre, logo_id, created_by: actor.id }))
    },

    /** @throws 400 blank name · 404 · 409 the name is taken */
    rename: async (tx: Tx, id: number, body: { nombre: string }): Promise<Department> => {
      assertFields(departmentProblems(body))
      await lock(tx, id)
      await queries.updateDepartment(tx, id, { nombre: await freeName(tx, body.nombre, id) })
      return get(tx, id)
    },

    /** The content of the old logo goes once the change has committed. @throws 400 no picture · 404 */
    replaceLogo: async (
      tx: Tx,
      id: number,
      [logo]: readonly PreparedFile[],
      actor: Pick<Actor, 'id'>,
      afterCommit: AfterCommit,
    ): Promise<Department> => {
      if (!logo) throw badField('file', NO_IMAGE)
      const { logo_id: old } = await lock(tx, id)
      await queries.updateDepartment(tx, id, { logo_id: await files.attach(tx, logo, actor.id) })
      if (old !== null) await files.release(tx, old, afterCommit)
      return get(tx, id)
    },

    /** @returns what was deleted, without its logo @throws 404 · 409 somebody works there, and how many */
    remove: async (tx: Tx, id: number, afterCommit: AfterCommit): Promise<Department> => {
      const { nombre, logo_id } = await lock(tx, id)
      const working = await queries.countEmployees(tx, id)
      if (working > 0)
        throw conflict(
          `No puedes eliminar el departamento ${nombre}: tiene ${staffText(working)}. Cámbialos antes a otro.`,
        )
      await queries.deleteDepartment(tx, id)
      if (logo_id !== null) await files.release(tx, logo_id, afterCommit)
      return { id, nombre, urlFoto: null, urlMiniatura: null, total_empleados: 0 }
    },
  }
}
export type DepartmentsService = ReturnType<typeof createDepartmentsService>
