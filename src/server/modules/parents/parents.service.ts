import type { IsoDate } from '@contract/domain/dates'
import { normalizeEmail } from '@contract/domain/email'
import { normalizePhone } from '@contract/domain/phone'
import { upper } from '@contract/domain/text'
import { appUserProblems, parentProblems } from '@contract/parents/parents.rules'
import type { Parent, ParentsContract } from '@contract/parents/parents.schemas'
import { pickedIds } from '@contract/students/students.rules'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import type { Db, Tx } from '../../db/database'
import { badField, badRequest, conflict, found, notFound } from '../../http/problem'
import { assertFields } from '../../http/validation'
import * as queries from './parents.queries'

interface Deps {
  cycles: { currentId(db: Db, today: IsoDate): Promise<number | null> }
  users: {
    createAppUser(tx: Tx, username: string, password: string): Promise<number>
    changeAppPassword(tx: Tx, userId: number, password: string): Promise<void>
  }
}

type Change = ParentsContract['update']['body']

const UNKNOWN = 'No existe este padre.'

const tidy = (text: string | null | undefined): string | null => text?.normalize('NFC').trim() || null

/** Only the columns the body speaks of. */
const valuesOf = ({ nombre, telefono, correo, direccion }: Change) => ({
  ...(nombre === undefined ? {} : { nombre: upper(nombre) }),
  ...(telefono === undefined ? {} : { telefono: normalizePhone(telefono) }),
  ...(correo === undefined ? {} : { correo: normalizeEmail(correo ?? '') || null }),
  ...(direccion === undefined ? {} : { direccion: tidy(direccion) }),
})

/** @throws 404 naming ids that do not exist · 409 naming pupils who have a parent already, whoever it is */
const link = async (tx: Tx, ids: readonly number[], parentId: number): Promise<void> => {
  if (ids.length === 0) return
  const pupils = await queries.lockChildren(tx, ids)
  const missing = ids.filter((id) => !pupils.some((pupil) => pupil.id === id))
  if (missing.length > 0) throw notFound(`No existe el alumno ${missing.join(', ')}.`)
  const linked = pupils.filter((pupil) => pupil.parent_id !== null)
  if (linked.length > 0) {
    const named = linked.map(({ nombre, parentName }) => `${nombre} (${parentName})`).join(', ')
    throw conflict(`Ya tiene padre registrado: ${named}.`, { hijos: `Ya tiene padre registrado: ${named}.` })
  }
  await queries.linkChildren(tx, ids, parentId)
}

/** Parents (DOMAIN §4): one record per pupil; the app user is theirs alone and never signs in here. */
export const createParentsService = ({ cycles, users }: Deps) => {
  const list =
    (filter: 'all' | 'enrolled') =>
    async (db: Db, today: IsoDate): Promise<Parent[]> =>
      queries.listParents(db, filter, await cycles.currentId(db, today))

  const get = async (db: Db, id: number, today: IsoDate): Promise<Parent> =>
    found(await queries.findParent(db, id, await cycles.currentId(db, today)), UNKNOWN)

  const lock = async (tx: Tx, id: number) => found(await queries.lockParent(tx, id), UNKNOWN)

  return {
    listAll: list('all'),
    /** Who has a child enrolled in the current cycle; all their children are listed. */
    listEnrolled: list('enrolled'),

    /** @throws 404 */
    get,

    /** @throws 400 what is wrong in `campos` · 404 unknown pupil · 409 a pupil has a parent already */
    create: async (tx: Tx, body: ParentsContract['create']['body'], today: IsoDate): Promise<Parent> => {
      assertFields(parentProblems(body))
      const id = await queries.insertParent(tx, {
        nombre: upper(body.nombre),
        telefono: normalizePhone(body.telefono),
        ...valuesOf(body),
      })
      await link(tx, pickedIds(body.hijos ?? []), id)
      return get(tx, id, today)
    },

    /** What is not sent stays as it is. @throws 400 what is wrong in `campos` · 404 */
    update: async (tx: Tx, id: number, body: Change, today: IsoDate): Promise<Parent> => {
      assertFields(parentProblems(body))
      await lock(tx, id)
      const values = valuesOf(body)
      if (Object.keys(values).length === 0) throw badRequest('No puedes enviar datos vacios')
      await queries.updateParent(tx, id, values)
      return get(tx, id, today)
    },

    /** @throws 400 nobody · 404 unknown parent or pupil · 409 a pupil has a parent already */
    addChildren: async (
      tx: Tx,
      { idPadre, hijos }: ParentsContract['addChildren']['body'],
      today: IsoDate,
    ): Promise<Parent> => {
      if (hijos.length === 0) throw badField('hijos', NO_PICKED_PUPIL)
      await lock(tx, idPadre)
      await link(tx, pickedIds(hijos), idPadre)
      return get(tx, idPadre, today)
    },

    /** @throws 400 · 404 · 409 the parent has a user, or the name is taken */
    createUser: async (
      tx: Tx,
      { id, username, password }: ParentsContract['createUser']['body'],
      today: IsoDate,
    ): Promise<Parent> => {
      const campos = appUserProblems({ username, password })
      const [problem] = Object.values(campos)
      if (problem) throw badRequest(problem, campos)
      const parent = await lock(tx, id)
      if (parent.user_id !== null) {
        const { usuario } = await get(tx, id, today)
        throw conflict(`${parent.nombre} ya tiene el usuario «${usuario?.name}».`)
      }
      await queries.updateParent(tx, id, { user_id: await users.createAppUser(tx, username, password) })
      return get(tx, id, today)
    },

    /** @throws 400 · 404 · 409 the parent has no user */
    changeUserPassword: async (
      tx: Tx,
      { id, password }: ParentsContract['changeUserPassword']['body'],
      today: IsoDate,
    ): Promise<Parent> => {
      const parent = await lock(tx, id)
      if (parent.user_id === null) throw conflict(`${parent.nombre} todavía no tiene usuario.`)
      await users.changeAppPassword(tx, parent.user_id, password)
      return get(tx, id, today)
    },
  }
}
export type ParentsService = ReturnType<typeof createParentsService>
