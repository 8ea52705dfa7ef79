import { toPesos } from '@contract/domain/money'
import { normalizeEmail } from '@contract/domain/email'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import { normalizePhone } from '@contract/domain/phone'
import { tidy, upper } from '@contract/domain/text'
import { appUserProblems, parentProblems } from '@contract/parents/parents.rules'
import type { Parent, ParentsContract } from '@contract/parents/parents.schemas'
import { pickedIds } from '@contract/students/students.rules'
import type { ByIds } from '@contract/http/schemas'
import { lockParent } from '../../db/locks'
import type { Tx } from '../../db/database'
import { namedIds } from '../../db/pages'
import { whatHangs, type Hanging } from '../../db/lookups'
import type { AnyCall, WriteCall } from '../../http/call'
import { badField, badRequest, conflict, found, foundAll } from '../../shared/problem'
import { assertFields, assertForm } from '../../http/validation'
import type { CyclesService } from '../cycles/cycles.service'
import type { FiscalService } from '../fiscal/fiscal.service'
import type { PaymentsService } from '../payments/payments.service'
import type { UsersService } from '../users/users.service'
import * as queries from './parents.queries'

interface Deps {
  cycles: Pick<CyclesService, 'currentId'>
  users: Pick<UsersService, 'createAppUser' | 'changeAppPassword' | 'removeAppUser'>
  payments: Pick<PaymentsService, 'moveCreditToParent'>
  fiscal: Pick<FiscalService, 'moveToParent'>
}

type Change = ParentsContract['update']['body']

const UNKNOWN = 'No existe este padre.'

const HANGS: readonly Hanging[] = [
  ['students', 'parent_id', 'hijo', 'hijos'],
  ['payments', 'parent_id', 'pago', 'pagos'],
  ['credits', 'parent_id', 'cuenta de saldo a favor', 'cuentas de saldo a favor'],
  ['debtor_contacts', 'parent_id', 'contacto por adeudo', 'contactos por adeudo'],
  ['notices', 'parent_id', 'aviso', 'avisos'],
  ['deposit_slips', 'parent_id', 'ficha de depósito', 'fichas de depósito'],
  ['mensajes', 'parent_id', 'mensaje', 'mensajes'],
  ['fiscals', 'parent_id', 'dato de facturación', 'datos de facturación'],
  ['question_answers', 'parent_id', 'respuesta del cuestionario', 'respuestas del cuestionario'],
]

const valuesOf = ({ nombre, telefono, correo, direccion }: Change) => ({
  ...(nombre === undefined ? {} : { nombre: upper(nombre) }),
  ...(telefono === undefined ? {} : { telefono: normalizePhone(telefono) }),
  ...(correo === undefined ? {} : { correo: normalizeEmail(correo ?? '') || null }),
  ...(direccion === undefined ? {} : { direccion: tidy(direccion ?? '') || null }),
})

/** @throws 404 unknown ids · 409 pupils that already have a parent (the message names them) */
const link = async (
  { payments, fiscal }: Pick<Deps, 'payments' | 'fiscal'>,
  call: WriteCall,
  ids: readonly number[],
  parent: { id: number; nombre: string },
): Promise<void> => {
  if (ids.length === 0) return
  const { db: tx, record } = call
  const pupils = foundAll(await queries.lockChildren(tx, ids), ids, 'el alumno')
  const linked = pupils.filter((pupil) => pupil.parent_id !== null)
  if (linked.length > 0) {
    const named = linked.map(({ nombre, parentName }) => `${nombre} (${parentName})`).join(', ')
    throw conflict(`Ya tiene padre registrado: ${named}.`, { hijos: `Ya tiene padre registrado: ${named}.` })
  }
  await queries.linkChildren(tx, ids, parent.id)
  for (const { id, nombre } of pupils)
    record('ALUMNO', id, { nombre, padre: null }, { nombre, padre: parent.nombre })
  await fiscal.moveToParent(call, ids, parent.id)
  const brought = await payments.moveCreditToParent(call, ids, parent.id)
  if (brought > 0)
    record(
      'PADRE',
      parent.id,
      { nombre: parent.nombre },
      { nombre: parent.nombre, saldo_favor: toPesos(brought) },
    )
}

/** A pupil has one parent. A parent's app user belongs to that parent and cannot sign in here (decisions/domain/parents). */
export const createParentsService = ({ cycles, users, payments, fiscal }: Deps) => {
  const list =
    (filter: 'all' | 'enrolled') =>
    async (call: AnyCall, asked: ByIds): Promise<Parent[]> =>
      queries.listParents(
        call.db,
        filter,
        { cycleId: await cycles.currentId(call), today: call.today },
        namedIds(asked),
      )

  const get = async (call: AnyCall, id: number): Promise<Parent> =>
    found(await queries.findParent(call.db, id, call.today), UNKNOWN)

  const lock = async (tx: Tx, id: number) => found(await lockParent(tx, id), UNKNOWN)

  return {
    listAll: list('all'),
    listEnrolled: list('enrolled'),

    get,

    /** @throws 400 with `campos` · 404 unknown pupil · 409 a pupil has a parent already */
    create: async (call: WriteCall, body: ParentsContract['create']['body']): Promise<Parent> => {
      assertFields(parentProblems(body))
      const nombre = upper(body.nombre)
      const id = await queries.insertParent(call.db, {
        nombre,
        telefono: normalizePhone(body.telefono),
        ...valuesOf(body),
      })
      await link({ payments, fiscal }, call, pickedIds(body.hijos ?? []), { id, nombre })
      const parent = await get(call, id)
      call.record('PADRE', id, null, parent)
      return parent
    },

    update: async (call: WriteCall, id: number, body: Change): Promise<Parent> => {
      assertFields(parentProblems(body))
      const stored = await lock(call.db, id)
      const values = valuesOf(body)
      if (Object.keys(values).length === 0) throw badRequest('No puedes enviar datos vacios')
      await queries.updateParent(call.db, id, values)
      call.record('PADRE', id, stored, values)
      return get(call, id)
    },

    /** @throws 400 no pupil · 404 unknown parent or pupil · 409 a pupil has a parent already */
    addChildren: async (
      call: WriteCall,
      { idPadre, hijos }: ParentsContract['addChildren']['body'],
    ): Promise<Parent> => {
      if (hijos.length === 0) throw badField('hijos', NO_PICKED_PUPIL)
      await lock(call.db, idPadre)
      const stored = await get(call, idPadre)
      await link({ payments, fiscal }, call, pickedIds(hijos), stored)
      const parent = await get(call, idPadre)
      call.record('PADRE', idPadre, stored, parent)
      return parent
    },

    /** The family's credit stays with the parent. @throws 404 unknown parent or pupil · 409 it is another parent's child */
    removeChild: async (
      call: WriteCall,
      { idPadre, alumnoId }: ParentsContract['removeChild']['body'],
    ): Promise<Parent> => {
      await lock(call.db, idPadre)
      const stored = await get(call, idPadre)
      const pupil = found(
        (await queries.lockChildren(call.db, [alumnoId]))[0],
        `No existe el alumno ${alumnoId}.`,
      )
      const { nombre } = pupil
      if (pupil.parent_id !== idPadre) throw conflict(`${nombre} no es hijo de ${stored.nombre}.`)
      await queries.linkChildren(call.db, [alumnoId], null)
      const parent = await get(call, idPadre)
      call.record('PADRE', idPadre, stored, parent)
      call.record('ALUMNO', alumnoId, { nombre, padre: stored.nombre }, { nombre, padre: null })
      return parent
    },

    /** Also deactivates the app user. @throws 404 · 409 names what refers to the parent */
    delete: async (call: WriteCall, id: number): Promise<Parent> => {
      const { user_id, nombre } = found(await queries.lockToDelete(call.db, id), UNKNOWN)
      const hanging = await whatHangs(call.db, id, HANGS)
      if (hanging) throw conflict(`No se puede eliminar a ${nombre}: tiene ${hanging}.`)
      const stored = await get(call, id)
      await queries.deleteParent(call.db, id)
      if (user_id !== null) await users.removeAppUser(call, user_id)
      call.record('PADRE', id, stored, null)
      return stored
    },

    createUser: async (
      call: WriteCall,
      { id, username, password }: ParentsContract['createUser']['body'],
    ): Promise<Parent> => {
      assertForm(appUserProblems({ username, password }))
      const parent = await lock(call.db, id)
      if (parent.user_id !== null) {
        const { usuario } = await get(call, id)
        throw conflict(`${parent.nombre} ya tiene el usuario «${usuario?.name}».`)
      }
      const user_id = await users.createAppUser(call, { username, password })
      await queries.updateParent(call.db, id, { user_id })
      const { usuario } = await get(call, id)
      call.record('PADRE', id, parent, { usuario, password: 'después' })
      return get(call, id)
    },

    changeUserPassword: async (
      call: WriteCall,
      { id, password }: ParentsContract['changeUserPassword']['body'],
    ): Promise<Parent> => {
      const parent = await lock(call.db, id)
      if (parent.user_id === null) throw conflict(`${parent.nombre} todavía no tiene usuario.`)
      const name = (await get(call, id)).usuario?.name ?? ''
      await users.changeAppPassword(call, { id: parent.user_id, name }, password)
      call.record('PADRE', id, parent, { password: 'después' })
      return get(call, id)
    },
  }
}
export type ParentsService = ReturnType<typeof createParentsService>
