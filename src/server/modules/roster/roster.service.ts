import { normalizeEmail } from '@contract/domain/email'
import { EMPTY_CHANGE, NO_IMAGE } from '@contract/domain/messages'
import { centavosOf, centavosOrZero, MAX_PESOS, parsePesos, type Centavos } from '@contract/domain/money'
import { hasPermission } from '@contract/domain/permissions'
import { normalizePhone } from '@contract/domain/phone'
import { tidy, upper } from '@contract/domain/text'
import { keptPaper } from '@contract/roster/papers.rules'
import {
  employeeChangeProblems,
  newEmployeeProblems,
  type EmployeeField,
} from '@contract/roster/roster.rules'
import type { Employee, RosterContract } from '@contract/roster/roster.schemas'
import type { Tx } from '../../db/database'
import type { FileStore } from '../../files/fileStore'
import type { ReadCall, WriteCall } from '../../http/call'
import { badField, badRequest, found, HttpProblem, requireFile } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import * as queries from './roster.queries'

/** POST is multipart with the salary as text; PATCH takes it as a number. */
type NewEmployee = RosterContract['create']['body']
type EmployeeChange = RosterContract['update']['body']
type Texts = Omit<EmployeeChange, 'sueldo'>

const COLUMNS: Record<
  Exclude<EmployeeField, 'departamento'>,
  readonly [keyof queries.StoredEmployee, (text: string) => string]
> = {
  nombre: ['nombre', upper],
  puesto: ['puesto', upper],
  ingreso: ['ingreso', tidy],
  fechaNacimiento: ['fecha_nacimiento', tidy],
  telefono: ['telefono', normalizePhone],
  direccion: ['direccion', tidy],
  correo: ['correo', normalizeEmail],
  rfc: ['rfc', (text) => keptPaper('rfc', text)],
  curp: ['curp', (text) => keptPaper('curp', text)],
  nss: ['nss', (text) => keptPaper('nss', text)],
  escolaridad: ['escolaridad', tidy],
}

type TextColumns = Pick<
  queries.StoredEmployee,
  | 'nombre'
  | 'puesto'
  | 'ingreso'
  | 'fecha_nacimiento'
  | 'telefono'
  | 'direccion'
  | 'correo'
  | 'rfc'
  | 'curp'
  | 'nss'
  | 'escolaridad'
>

const columnsOf = (body: Texts): Partial<TextColumns> =>
  Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([field, [column, keep]]) => {
      const text = body[field as keyof typeof COLUMNS]
      return text === undefined ? [] : [[column, keep(text) || null]]
    }),
  ) as Partial<TextColumns>

/** Centavos; an empty field is 0. @throws 400 when it is not an amount with at most two decimals */
const salaryOf = (text: string | undefined): Centavos => {
  if (!text?.trim()) return 0
  const pesos = parsePesos(text)
  if (pesos === null || pesos > MAX_PESOS)
    throw badField('sueldo', 'Debe ser una cantidad en pesos, con dos decimales a lo más.')
  return centavosOf(pesos)
}

interface Deps {
  files: FileStore
}

const UNKNOWN = 'No existe este colaborador.'

const viewer = ({ actor, today }: ReadCall): queries.Viewer => ({
  today,
  seesSalary: hasPermission(actor.permissions, 'PLANTILLA', 'UPDATE'),
})

const departmentOf = async (tx: Tx, name: string): Promise<number | null> => {
  const nombre = upper(name)
  if (nombre === '') return null
  const id = await queries.lockDepartment(tx, nombre)
  if (id !== null) return id
  const message = `No existe el departamento ${nombre}.`
  throw new HttpProblem(404, message, { departamento: message })
}

/** Adds the stored one of the two days, as a change may send one and the rules compare both. */
const withKnownDays = (body: EmployeeChange, stored: queries.StoredEmployee): EmployeeChange => ({
  ...body,
  ...(body.ingreso === undefined && stored.ingreso ? { ingreso: stored.ingreso } : {}),
  ...(body.fechaNacimiento === undefined && stored.fecha_nacimiento
    ? { fechaNacimiento: stored.fecha_nacimiento }
    : {}),
})

/** CURP, RFC and NSS are stored as written. Only users who may change salaries get them (decisions/domain/roster). */
export const createRosterService = ({ files }: Deps) => {
  const withPhoto = (row: queries.EmployeeRow, call: ReadCall): Employee =>
    queries.toEmployee(row, files.links(queries.photoOf(row)), viewer(call))

  const get = async (call: ReadCall, id: number): Promise<Employee> =>
    withPhoto(found(await queries.findEmployee(call.db, id), UNKNOWN), call)

  /** With the salary, which the bitácora shows only to users who may read it. */
  const trailOf = async ({ db, today }: WriteCall, id: number) => {
    const row = found(await queries.findEmployee(db, id), UNKNOWN)
    const unseen = { urlFoto: null, urlMiniatura: null }
    return { ...queries.toEmployee(row, unseen, { today, seesSalary: true }), foto: row.photo_id }
  }

  const list = async (call: ReadCall, departmentId?: number): Promise<Employee[]> =>
    (await queries.listEmployees(call.db, departmentId)).map((row) => withPhoto(row, call))

  return {
    list: (call: ReadCall) => list(call),
    listByDepartment: (call: ReadCall, departmentId: number) => list(call, departmentId),
    get,

    create: async (call: WriteCall, body: NewEmployee): Promise<Employee> => {
      const { db, actor, today } = call
      const [photo] = call.files
      const sueldo_centavos = salaryOf(body.sueldo)
      const campos = newEmployeeProblems(body, today)
      assertFields(photo ? campos : { ...campos, file: NO_IMAGE })
      const department_id = await departmentOf(db, body.departamento ?? '')
      const { nombre = '', puesto = '', ...columns } = columnsOf(body)
      const photo_id = photo ? await files.attach(db, photo, actor.id) : null
      const row = { ...columns, nombre, puesto, sueldo_centavos, department_id, photo_id }
      const id = await queries.insertEmployee(db, { ...row, created_by: actor.id })
      call.record('COLABORADOR', id, null, await trailOf(call, id))
      return get(call, id)
    },

    update: async (call: WriteCall, id: number, body: EmployeeChange): Promise<Employee> => {
      const { db, today } = call
      assertFields(employeeChangeProblems(body, today))
      const stored = found(await queries.lockEmployee(db, id), UNKNOWN)
      assertFields(employeeChangeProblems(withKnownDays(body, stored), today))
      const { departamento, sueldo } = body
      const change = {
        ...columnsOf(body),
        ...(sueldo === undefined ? {} : { sueldo_centavos: centavosOrZero(sueldo) }),
        ...(departamento === undefined ? {} : { department_id: await departmentOf(db, departamento) }),
      }
      if (Object.keys(change).length === 0) throw badRequest(EMPTY_CHANGE)
      const before = await trailOf(call, id)
      await queries.updateEmployee(db, id, change)
      call.record('COLABORADOR', id, before, await trailOf(call, id))
      return get(call, id)
    },

    replacePhoto: async (call: WriteCall, id: number): Promise<Employee> => {
      const { db, actor, afterCommit } = call
      const photo = requireFile(call.files, NO_IMAGE)
      const { nombre, photo_id: old } = found(await queries.lockEmployee(db, id), UNKNOWN)
      const photo_id = await files.attach(db, photo, actor.id)
      await queries.updateEmployee(db, id, { photo_id })
      call.record('COLABORADOR', id, { nombre, foto: old }, { foto: photo_id })
      if (old !== null) await files.release(db, old, afterCommit)
      return get(call, id)
    },

    remove: async (call: WriteCall, id: number): Promise<Employee> => {
      const { db, afterCommit } = call
      const { photo_id } = found(await queries.lockEmployee(db, id), UNKNOWN)
      const gone = await get(call, id)
      call.record('COLABORADOR', id, await trailOf(call, id), null)
      await queries.deleteEmployee(db, id)
      if (photo_id !== null) await files.release(db, photo_id, afterCommit)
      return { ...gone, urlFoto: null, urlMiniatura: null }
    },
  }
}
export type RosterService = ReturnType<typeof createRosterService>
