import type { Queued } from '@contract/desk/desk.schemas'
import type { FamilyFields } from '@contract/domain/family'
import type { ReadCall, WriteCall } from '../../http/call'
import { found, notFound } from '../../shared/problem'
import * as queries from './desk.queries'
import * as queue from './deskQueue.queries'
import { findFamily } from './findFamily'

const notWaiting = (id: number) => `La familia ${id} ya no está en espera.`

const queuedName = ({ padre, alumno }: Queued): string => (padre ?? alumno)?.nombre ?? ''

/** Families that somebody sent to the desk today. */
export const deskQueue = {
  listQueue: ({ db, today }: ReadCall): Promise<Queued[]> => queue.listQueue(db, today),

  /** A family in the list keeps its place. @throws 400 not exactly one of the two · 404 */
  sendToDesk: async (call: WriteCall, of: FamilyFields): Promise<Queued> => {
    const { db, actor, today, now } = call
    const { family } = await findFamily(call, of)
    await queries.shareFamilyRow(db, family)
    const { id, waited } = await queue.enqueue(db, family, { today, now, userId: actor.id })
    const row = found(await queue.findQueued(db, id), notWaiting(id))
    if (waited) call.unchanged()
    else call.record('ESPERA', id, null, { familia: queuedName(row) })
    return row
  },

  dismissQueued: async (call: WriteCall, id: number): Promise<Queued> => {
    const row = found(await queue.findQueued(call.db, id), notWaiting(id))
    if (!(await queue.dequeue(call.db, id))) throw notFound(notWaiting(id))
    call.record('ESPERA', id, { familia: queuedName(row) }, null)
    return row
  },
}
