import type { EndReason } from '@contract/session/session.rules'
import type { Db, Tx } from '../../db/database'

/** A User-Agent is at most this long; longer ones are cut. */
const AGENT_LENGTH = 300

interface From {
  userId: number
  device: string
  agent: string
  address: string
  now: Date
}

interface Arrival extends From {
  signIn: string
  hasCommonPassword: boolean
}

const cut = (agent: string): string => agent.slice(0, AGENT_LENGTH)

export const insertSignIn = (
  tx: Tx,
  { userId, signIn, device, agent, address, hasCommonPassword, now }: Arrival,
) =>
  tx
    .insertInto('sign_ins')
    .values({
      sign_in: signIn,
      user_id: userId,
      device,
      agent: cut(agent),
      address,
      started_at: now,
      last_at: now,
      proved_at: now,
      has_common_password: hasCommonPassword,
    })
    .execute()

export const touchSignIn = (tx: Tx, signIn: string, now: Date) =>
  tx.updateTable('sign_ins').set({ last_at: now }).where('sign_in', '=', signIn).execute()

export const proveSignIn = (tx: Tx, signIn: string, now: Date) =>
  tx.updateTable('sign_ins').set({ proved_at: now }).where('sign_in', '=', signIn).execute()

/** Forgets that its password was a common one. */
export const clearCommonPassword = (tx: Tx, signIn: string) =>
  tx.updateTable('sign_ins').set({ has_common_password: false }).where('sign_in', '=', signIn).execute()

export const hasCommonPassword = async (db: Db, signIn: string): Promise<boolean> => {
  const row = await db
    .selectFrom('sign_ins')
    .select('has_common_password')
    .where('sign_in', '=', signIn)
    .executeTakeFirst()
  return row?.has_common_password ?? false
}

export const findBrowser = (db: Db, userId: number, device: string) =>
  db
    .selectFrom('browsers')
    .select(['remembered_until'])
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .executeTakeFirst()

/**
 * Keeps the browser of a sign-in.
 * @param rememberedUntil undefined leaves what was chosen before
 * @returns whether the user signed in elsewhere before and never here
 */
export const keepBrowser = async (
  tx: Tx,
  { userId, device, agent, address, now }: From,
  rememberedUntil: Date | undefined,
): Promise<boolean> => {
  const known = await tx
    .selectFrom('browsers')
    .select((on) => on.fn.countAll<number>().as('all'))
    .select((on) => on.fn.countAll<number>().filterWhere('device', '=', device).as('here'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const seen = { agent: cut(agent), address }
  const remembered = rememberedUntil === undefined ? {} : { remembered_until: rememberedUntil }
  await tx
    .insertInto('browsers')
    .values({ user_id: userId, device, ...seen, first_at: now, ...remembered })
    .onConflict((on) => on.columns(['user_id', 'device']).doUpdateSet({ ...seen, ...remembered }))
    .execute()
  return known.all > 0 && known.here === 0
}

export const insertNewBrowser = (tx: Tx, { userId, device, agent, address, now }: From) =>
  tx
    .insertInto('new_browsers')
    .values({ user_id: userId, device, agent: cut(agent), address, at: now })
    .execute()

/** Sign-ins with a session that is still good, latest first. */
export const listSignIns = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('sign_ins as i')
    .leftJoin('browsers as b', (on) =>
      on.onRef('b.user_id', '=', 'i.user_id').onRef('b.device', '=', 'i.device'),
    )
    .select([
      'i.id',
      'i.sign_in',
      'i.device',
      'i.agent',
      'i.address',
      'i.started_at',
      'i.last_at',
      'b.remembered_until',
    ])
    .where('i.user_id', '=', userId)
    .where((on) =>
      on.exists(
        on
          .selectFrom('sessions as s')
          .select('s.id')
          .whereRef('s.sign_in', '=', 'i.sign_in')
          .where('s.expires_at', '>', now),
      ),
    )
    .orderBy('i.last_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute()

/** Remembered browsers without an open session, the one remembered longest first. */
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

/** @returns false when it is none of the user's, or was not remembered */
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

export const findSignInOf = (tx: Tx, userId: number, id: number) =>
  tx
    .selectFrom('sign_ins')
    .select(['sign_in', 'device'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Asks for a code again in this browser, or in all of the user's but one. */
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

/** But for the browser of this sign-in: whoever sits there knows of it. */
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

/** Sign-ins whose last token ran out, and notices that nobody read in a year. */
export const deleteOldSignIns = async (db: Db, now: Date, yearAgo: Date): Promise<void> => {
  await db
    .deleteFrom('sign_ins')
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom('sessions as s')
            .select('s.id')
            .whereRef('s.sign_in', '=', 'sign_ins.sign_in')
            .where('s.expires_at', '>', now),
        ),
      ),
    )
    .execute()
  await db.deleteFrom('new_browsers').where('at', '<', yearAgo).execute()
}

export const findOfficeUser = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select('name')
    .where('id', '=', id)
    .where('type_user', '=', 'NORMAL')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()

interface Ending {
  userId: number
  why: EndReason
  at: Date
  /** All sign-ins but this one, or only this one. */
  but?: string
  only?: string
}

/**
 * Ends the user's sessions and records why, so that a client with an ended token gets the reason.
 * @returns how many sign-ins ended
 */
export const endSessions = async (tx: Tx, { userId, why, at, but, only }: Ending): Promise<number> => {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(but !== undefined, (query) => query.where('sign_in', '!=', but as string))
    .$if(only !== undefined, (query) => query.where('sign_in', '=', only as string))
    .returning(['token_hash', 'sign_in'])
    .execute()
  if (ended.length === 0) return 0
  await tx
    .insertInto('ended_sessions')
    .values(ended.map(({ token_hash }) => ({ token_hash, why, ended_at: at })))
    .execute()
  return new Set(ended.map(({ sign_in }) => sign_in)).size
}
