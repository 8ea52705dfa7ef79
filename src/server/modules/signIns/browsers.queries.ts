import type { Db, Tx } from '../../db/database'

const AGENT_LENGTH = 300

export interface From {
  userId: number
  device: string
  agent: string
  address: string
  now: Date
}

export const cutAgent = (agent: string): string => agent.slice(0, AGENT_LENGTH)

export const findBrowser = (db: Db, userId: number, device: string) =>
  db
    .selectFrom('browsers')
    .select(['remembered_until'])
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .executeTakeFirst()

/** @param rememberedUntil undefined keeps the earlier choice @returns true when the user has signed in before, but never with this browser */
export const keepBrowser = async (
  tx: Tx,
  { userId, device, agent, address, now }: From,
  rememberedUntil: Date | undefined,
): Promise<boolean> => {
  const counts = await tx
    .selectFrom('browsers')
    .select((on) => on.fn.countAll<number>().as('all'))
    .select((on) => on.fn.countAll<number>().filterWhere('device', '=', device).as('here'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const seen = { agent: cutAgent(agent), address }
  const remembered = rememberedUntil === undefined ? {} : { remembered_until: rememberedUntil }
  await tx
    .insertInto('browsers')
    .values({ user_id: userId, device, ...seen, first_at: now, ...remembered })
    .onConflict((on) => on.columns(['user_id', 'device']).doUpdateSet({ ...seen, ...remembered }))
    .execute()
  return counts.all > 0 && counts.here === 0
}

export const insertNewBrowser = (tx: Tx, { userId, device, agent, address, now }: From) =>
  tx
    .insertInto('new_browsers')
    .values({ user_id: userId, device, agent: cutAgent(agent), address, at: now })
    .execute()

/** Remembered browsers without an open session, the longest remembered first. */
export const listRemembered = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('browsers as b')
    .select(['b.id', 'b.agent', 'b.address', 'b.remembered_until'])
    .where('b.user_id', '=', userId)
    .where('b.remembered_until', '>', now)
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom('sign_ins as i')
            .innerJoin('sessions as s', 's.sign_in', 'i.sign_in')
            .select('s.id')
            .whereRef('i.user_id', '=', 'b.user_id')
            .whereRef('i.device', '=', 'b.device')
            .where('s.expires_at', '>', now),
        ),
      ),
    )
    .orderBy('b.remembered_until', 'desc')
    .orderBy('b.id')
    .execute()

/** @returns false when it is not the user's, or was not remembered */
export const forgetBrowser = async (tx: Tx, userId: number, id: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('browsers')
    .set({ remembered_until: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('remembered_until', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Makes one browser, or all but one of the user's, ask for a code again. */
export const forgetBrowsers = (tx: Db, userId: number, only?: { device: string } | { but: string | null }) =>
  tx
    .updateTable('browsers')
    .set({ remembered_until: null })
    .where('user_id', '=', userId)
    .$if(only !== undefined && 'device' in only, (query) =>
      query.where('device', '=', (only as { device: string }).device),
    )
    .$if(only !== undefined && 'but' in only, (query) =>
      query.where('device', 'is distinct from', (only as { but: string | null }).but),
    )
    .execute()

/** All but the browser of this sign-in, which its user knows. */
export const listNewBrowsers = (db: Db, userId: number, butSignIn: string) =>
  db
    .selectFrom('new_browsers')
    .select(['id', 'agent', 'address', 'at'])
    .where('user_id', '=', userId)
    .where(({ eb, selectFrom }) =>
      eb(
        'device',
        'is distinct from',
        selectFrom('sign_ins').select('device').where('sign_in', '=', butSignIn),
      ),
    )
    .orderBy('at', 'desc')
    .limit(10)
    .execute()

export const deleteNewBrowser = async (tx: Tx, userId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('new_browsers')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
