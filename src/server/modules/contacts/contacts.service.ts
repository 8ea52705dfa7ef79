import { contactFamilyProblem, contactProblems } from '@contract/contacts/contacts.rules'
import type { Contact, ContactsContract } from '@contract/contacts/contacts.schemas'
import type { Family, FamilyFields } from '@contract/domain/family'
import type { Db } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import { badRequest, found } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import {
  findFamily,
  insertContact,
  listContacts,
  listLatest,
  listPromised,
  type NamedFamily,
} from './contacts.queries'

const assertKey = (key: FamilyFields): void => {
  const problem = contactFamilyProblem(key)
  if (problem) throw badRequest(problem)
}

const findNamed = async (db: Db, key: FamilyFields): Promise<NamedFamily> =>
  found(
    await findFamily(db, key),
    key.padreId === undefined ? `No existe el alumno ${key.alumnoId}.` : `No existe el padre ${key.padreId}.`,
  )

/** Rows are added and never change (decisions/domain/statements#contacts). */
export const createContactsService = () => ({
  list: async ({ db }: AnyCall, key: FamilyFields): Promise<Contact[]> => {
    assertKey(key)
    return listContacts(db, (await findNamed(db, key)).family)
  },

  latest: ({ db }: Pick<AnyCall, 'db'>, families: readonly Family[]) => listLatest(db, families),

  promisedToday: async ({ db, today }: AnyCall) => {
    const families = await listPromised(db, today)
    if (families.length === 0) return []
    return (await listLatest(db, families)).filter(({ prometido }) => prometido === today)
  },

  /** @throws 400 unless exactly one of parent and pupil is given, a day in the future, a promise for an earlier day · 404 */
  create: async (call: WriteCall, body: ContactsContract['create']['body']): Promise<Contact> => {
    const { db, actor, today, now } = call
    assertKey(body)
    assertForm(contactProblems(body, today))
    const { family, nombre } = await findNamed(db, body)
    const promesa = body.promesa?.trim() || null
    const row = { fecha: body.fecha, medio: body.medio, promesa, promesa_fecha: body.promesa_fecha || null }
    const { id } = await insertContact(db, family, { ...row, created_by: actor.id, created_at: now })
    call.record('CONTACTO', id, null, { familia: nombre, ...row })
    return { id, ...row, registro: actor.name, creado: now.toISOString() }
  },
})
export type ContactsService = ReturnType<typeof createContactsService>
