import {
  isSamePlace,
  placeText,
  PREFERENCE_PLACES,
  preferencesProblem,
  type Channel,
  type MessageClass,
} from '@contract/preferences/preferences.rules'
import type { Preference, PreferencesContract } from '@contract/preferences/preferences.schemas'
import { lockParent } from '../../db/locks'
import type { AnyCall, WriteCall } from '../../http/call'
import { badRequest, found } from '../../shared/problem'
import * as queries from './preferences.queries'

const UNKNOWN = 'No existe este padre.'

const refusedTexts = (rows: readonly Preference[]): string[] =>
  rows.filter(({ permitido }) => !permitido).map(placeText)

export const createPreferencesService = () => {
  const read = async ({ db }: AnyCall, parentId: number): Promise<Preference[]> => {
    const rows = await queries.listSaid(db, parentId)
    return PREFERENCE_PLACES.map((place) => {
      const own = rows.find((each) => isSamePlace(each, place))
      return {
        ...place,
        permitido: own?.permitido ?? true,
        cambiado: own?.changed_at.toISOString() ?? null,
        por: own?.por ?? null,
      }
    })
  }

  return {
    /** Always six rows. @throws 404 */
    list: async (call: AnyCall, parentId: number): Promise<Preference[]> => {
      found(await queries.findParent(call.db, parentId), UNKNOWN)
      return read(call, parentId)
    },

    /** Day and user of a preference are those of its last change. @throws 400 · 404 */
    update: async (
      call: WriteCall,
      parentId: number,
      body: PreferencesContract['update']['body'],
    ): Promise<Preference[]> => {
      const problem = preferencesProblem(body)
      if (problem) throw badRequest(problem)
      const { db, now, actor, record, unchanged } = call
      const { nombre } = found(await lockParent(db, parentId), UNKNOWN)
      const before = await read(call, parentId)
      const { no_molestar, medios } = body
      const wanted =
        no_molestar === undefined
          ? (medios ?? [])
          : PREFERENCE_PLACES.map((place) => ({ ...place, permitido: !no_molestar }))
      const changed = wanted.filter((each) =>
        before.some((row) => isSamePlace(row, each) && row.permitido !== each.permitido),
      )
      if (changed.length === 0) {
        unchanged()
        return before
      }
      await queries.save(db, parentId, changed, { changed_at: now, changed_by: actor.id })
      const after = await read(call, parentId)
      record(
        'PADRE',
        parentId,
        { nombre, no_quiere: refusedTexts(before) },
        { nombre, no_quiere: refusedTexts(after) },
      )
      return after
    },

    refusedBy: ({ db }: Pick<AnyCall, 'db'>, canal: Channel, clase: MessageClass): Promise<number[]> =>
      queries.refusedBy(db, canal, clase),
  }
}
export type PreferencesService = ReturnType<typeof createPreferencesService>
