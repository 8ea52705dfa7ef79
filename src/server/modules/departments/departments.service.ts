import { departmentProblems, staffText } from '@contract/departments/departments.rules'
import type { Department } from '@contract/departments/departments.schemas'
import { NO_IMAGE } from '@contract/domain/messages'
import type { Tx } from '../../db/database'
import type { FileStore } from '../../files/fileStore'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { conflict, found, requireFile } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import { freeNameIn } from '../../db/lookups'
import type { RosterService } from '../roster/roster.service'
import * as queries from './departments.queries'

interface Deps {
  files: FileStore
  roster: Pick<RosterService, 'listByDepartment'>
}

const UNKNOWN = 'No existe este departamento.'

const freeName = freeNameIn('departments', 'un departamento')

export const createDepartmentsService = ({ files, roster }: Deps) => {
  const withLogo = (row: queries.DepartmentRow): Department =>
    queries.toDepartment(row, files.links(queries.logoOf(row)))

  const get = async ({ db }: AnyCall, id: number): Promise<Department> =>
    withLogo(found(await queries.findDepartment(db, id), UNKNOWN))

  const lock = async (tx: Tx, id: number) => found(await queries.lockDepartment(tx, id), UNKNOWN)

  return {
    list: async ({ db }: AnyCall): Promise<Department[]> => (await queries.listDepartments(db)).map(withLogo),

    getWithEmployees: async (call: ReadCall, id: number) => ({
      departamento: await get(call, id),
      empleados: await roster.listByDepartment(call, id),
    }),

    create: async (call: WriteCall, body: { nombre: string }): Promise<Department> => {
      const { db, actor } = call
      const [logo] = call.files
      assertFields(departmentProblems(body))
      const nombre = await freeName(db, body.nombre)
      const logo_id = logo ? await files.attach(db, logo, actor.id) : null
      const id = await queries.insertDepartment(db, { nombre, logo_id, created_by: actor.id })
      call.record('DEPARTAMENTO', id, null, { nombre, logo: logo_id })
      return get(call, id)
    },

    rename: async (call: WriteCall, id: number, body: { nombre: string }): Promise<Department> => {
      const { db } = call
      assertFields(departmentProblems(body))
      const stored = await lock(db, id)
      const nombre = await freeName(db, body.nombre, id)
      await queries.updateDepartment(db, id, { nombre })
      call.record('DEPARTAMENTO', id, stored, { nombre })
      return get(call, id)
    },

    replaceLogo: async (call: WriteCall, id: number): Promise<Department> => {
      const { db, actor, afterCommit } = call
      const logo = requireFile(call.files, NO_IMAGE)
      const { nombre, logo_id: old } = await lock(db, id)
      const logo_id = await files.attach(db, logo, actor.id)
      await queries.updateDepartment(db, id, { logo_id })
      call.record('DEPARTAMENTO', id, { nombre, logo: old }, { logo: logo_id })
      if (old !== null) await files.release(db, old, afterCommit)
      return get(call, id)
    },

    /** @returns what was deleted, without its logo @throws 404 · 409 it has employees, with their number */
    remove: async ({ db, afterCommit, record }: WriteCall, id: number): Promise<Department> => {
      const { nombre, logo_id } = await lock(db, id)
      const working = await queries.countEmployees(db, id)
      if (working > 0)
        throw conflict(
          `No puedes eliminar el departamento ${nombre}: tiene ${staffText(working)}. Cámbialos antes a otro.`,
        )
      await queries.deleteDepartment(db, id)
      record('DEPARTAMENTO', id, { nombre, logo: logo_id }, null)
      if (logo_id !== null) await files.release(db, logo_id, afterCommit)
      return { id, nombre, urlFoto: null, urlMiniatura: null, total_empleados: 0 }
    },
  }
}
export type DepartmentsService = ReturnType<typeof createDepartmentsService>
