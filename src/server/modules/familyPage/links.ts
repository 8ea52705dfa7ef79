import { addDays } from '@contract/domain/dateMath'
import { todayIn, type IsoDate } from '@contract/domain/dates'
import { familyPagePath, LINK_DAYS_AFTER, opensFromHome } from '@contract/familyPage/familyPage.rules'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { hashOf, newToken } from '../../security/tokens'
import type { CyclesService } from '../cycles/cycles.service'
import { insertLink } from './familyPage.queries'

type Cycles = Pick<CyclesService, 'getCurrent'>

/** `LINK_DAYS_AFTER` days after the cycle's end; without a cycle, or after its end, as many after today. */
export const lastGoodDay = async (call: AnyCall, cycles: Cycles): Promise<IsoDate> => {
  const cycle = await cycles.getCurrent(call)
  const end = cycle && cycle.fecha_fin > call.today ? cycle.fecha_fin : call.today
  return addDays(end, LINK_DAYS_AFTER)
}

/** `publicUrl` is one that families can open from home. */
export interface FamilyLinks {
  publicUrl: string
  now: () => Date
  timeZone: string
}

export const familyLinksOf = (
  publicUrl: string | null,
  { now, timeZone }: Omit<FamilyLinks, 'publicUrl'>,
): FamilyLinks | undefined =>
  publicUrl !== null && opensFromHome(publicUrl) ? { publicUrl, now, timeZone } : undefined

/** For one message, which must not store the link. @returns null when there is no such parent */
export const createLinkOf =
  ({ cycles, publicUrl, now, timeZone }: FamilyLinks & { cycles: Cycles }) =>
  async (db: Db, padreId: number): Promise<string | null> => {
    const moment = now()
    const call = { db, now: moment, today: todayIn(timeZone, moment), timeZone }
    const token = newToken()
    const made = await insertLink(db, {
      parentId: padreId,
      tokenHash: hashOf(token),
      userId: null,
      endsOn: await lastGoodDay(call, cycles),
      now: moment,
    })
    return made ? publicUrl + familyPagePath(token) : null
  }
