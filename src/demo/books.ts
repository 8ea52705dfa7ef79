import type { Services } from '@server/services'
import type { Tx } from '@server/db/database'
import type { Actor } from '@server/http/actor'
import type { WriteCall } from '@server/http/call'
import type { PreparedFile } from '@server/files/fileStore'
import type { IsoDate } from '@contract/domain/dates'
import type { DemoCycle } from './cycles'
import type { DemoPlan } from './plan'
import type { StaffName } from './staff'
import { callBy, type Trail } from './trail'

export interface Books {
  readonly tx: Tx
  readonly services: Services
  readonly plan: DemoPlan
  readonly timeZone: string
  readonly staff: Readonly<Record<StaffName, Actor>>
  readonly cycleIds: Map<number, number>
  readonly pupilIds: Map<number, number>
  readonly chargeIds: Map<string, number>
  readonly monthIds: Map<string, number>
  readonly paymentIds: Map<string, number>
  readonly trail: Trail
}

export type Receive = (content: Buffer) => Promise<PreparedFile>

export interface At {
  readonly today: IsoDate
  readonly now: Date
}

export const callOf = (
  { tx, staff, timeZone, trail }: Pick<Books, 'tx' | 'staff' | 'timeZone' | 'trail'>,
  who: StaffName,
  { today, now }: At,
  files?: readonly PreparedFile[],
): WriteCall => callBy({ db: tx, today, now, timeZone }, staff[who], trail, files)

export const idOf = <K>(ids: ReadonlyMap<K, number>, key: K): number => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the plan uses ${String(key)} before making it`)
  return id
}

export const lastCyclePupils = async ({
  tx,
  plan,
  cycleIds,
}: Books): Promise<{ cicloEscolarId: number; pupils: { id: number }[] }> => {
  const current = plan.cycles[plan.cycles.length - 1] as DemoCycle
  const cicloEscolarId = idOf(cycleIds, current.index)
  const pupils = await tx
    .selectFrom('enrolments')
    .select('student_id as id')
    .where('cycle_id', '=', cicloEscolarId)
    .where('estado', '=', 'INSCRITO')
    .orderBy('id')
    .execute()
  return { cicloEscolarId, pupils }
}
