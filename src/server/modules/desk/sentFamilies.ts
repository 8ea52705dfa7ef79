import type { Queued } from '@contract/desk/desk.schemas'
import type { FamilyFields } from '@contract/domain/family'
import type { ReadCall, WriteCall } from '../../http/contractRoute'
import { found, notFound } from '../../shared/problem'
import { holdFamily, type FamilyMembers } from './desk.queries'
import * as queries from './deskQueue.queries'

interface Deps {
  findFamily: (call: WriteCall, of: FamilyFields) => Promise<FamilyMembers>
}

const UNKNOWN = (id: number) => `La familia ${id} ya no está en espera.`

const nameOf = ({ padre, alumno }: Queued): string => (padre ?? alumno)?.nombre ?? ''

/** decisions/domain/desk#who-waits */
export const createSentFamilies = ({ findFamily }: Deps) => ({
  listQueue: ({ db, today }: ReadCall): Promise<Queued[]> => queries.listQueue(db, today),

  /** A family in the list keeps its place. @throws 400 not exactly one of the two · 404 */
  sendToDesk: async (call: WriteCall, of: FamilyFields): Promise<Queued> => {
    const { db, actor, today, now } = call
    const { family } = await findFamily(call, of)
    await holdFamily(db, family)
    const { id, waited } = await queries.enqueue(db, family, { today, now, userId: actor.id })
    const row = found(await queries.findQueued(db, id), UNKNOWN(id))
    if (waited) call.unchanged()
    else call.record('ESPERA', id, null, { familia: nameOf(row) })
    return row
  },

  dismiss: async (call: WriteCall, id: number): Promise<Queued> => {
    const row = found(await queries.findQueued(call.db, id), UNKNOWN(id))
    if (!(await queries.dequeue(call.db, id))) throw notFound(UNKNOWN(id))
    call.record('ESPERA', id, { familia: nameOf(row) }, null)
    return row
  },
})
