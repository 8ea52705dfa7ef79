import type { EndReason } from '@contract/session/session.rules'
import type { Db, Tx } from '../../db/database'
import { cutAgent, type From } from './browsers.queries'

interface Arrival extends From {
  signIn: string
  hasCommonPassword: boolean
}

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
      agent: cutAgent(agent),
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

export const findSignInOf = (tx: Tx, userId: number, id: number) =>
  tx
    .selectFrom('sign_ins')
    .select(['sign_in', 'device'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

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

interface SessionEnd {
  userId: number
  why: EndReason
  at: Date
  but?: string
  only?: string
}

/** Stores why sessions ended, so that a client with an ended token learns it. @returns how many sign-ins ended */
export const endSessions = async (tx: Tx, { userId, why, at, but, only }: SessionEnd): Promise<number> => {
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
