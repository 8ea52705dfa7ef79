import { sql } from 'kysely'
import { pairPermissions, type RolePair } from '@contract/roles/roles.rules'
import { userName } from '@contract/users/users.rules'
import type { Db, Tx } from '../../db/database'
import { lowered } from '../../db/fragments'
import type { Actor } from '../../http/actor'

/** A role's pairs as JSON, in the fixed order. */
const pairs = sql<RolePair[]>`coalesce((
  select json_agg(json_build_object('moduleId', rp.module_id, 'permissionId', rp.permission_id) order by rp.module_id, rp.permission_id)
  from role_permissions rp where rp.role_id = r.id), '[]'::json)`

export const findActor = async (db: Db, tokenHash: Buffer, now: Date): Promise<Actor | null> => {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select([
      's.id as sessionId',
      's.sign_in',
      'u.id',
      'u.name',
      'u.type_user',
      'r.id as roleId',
      'r.name as roleName',
    ])
    .select(pairs.as('pairs'))
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    name: row.name,
    typeUser: row.type_user,
    role: { id: row.roleId, name: row.roleName },
    permissions: pairPermissions(row.pairs),
    sessionId: row.sessionId,
    signIn: row.sign_in,
  }
}

/** By the name as it was typed, or as it would be kept: older names may stand as nobody could write them today. */
export const findUserForLogin = (db: Db, name: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'type_user'])
    .where(lowered(sql.ref('name')), 'in', [lowered(name), lowered(userName(name))])
    .where('deactivated_at', 'is', null)
    .orderBy(sql`${lowered(sql.ref('name'))} = ${lowered(name)}`, 'desc')
    .limit(1)
    .executeTakeFirst()

/** The hash as it is now, the row held until the session stands: a new password at this moment waits, or is seen. */
export const holdPassword = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deactivated_at', 'is', null)
    .forShare()
    .executeTakeFirst()

/** The same, for who is about to change it: renewals and other changes wait. */
export const holdOwnPassword = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deactivated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export interface NewSession {
  userId: number
  tokenHash: Buffer
  signIn: string
  /** Of the first token. */
  signedInAt: Date
  expiresAt: Date
}

export const insertSession = (tx: Tx, { userId, tokenHash, signIn, signedInAt, expiresAt }: NewSession) =>
  tx
    .insertInto('sessions')
    .values({
      ...{ user_id: userId, token_hash: tokenHash, sign_in: signIn },
      ...{ signed_in_at: signedInAt, expires_at: expiresAt },
    })
    .execute()

/** The sign-in behind a session that still stands. */
export const findSignIn = (tx: Tx, sessionId: number) =>
  tx.selectFrom('sessions').select(['sign_in', 'signed_in_at']).where('id', '=', sessionId).executeTakeFirst()

/** Holds the user against renewals on their way: one of them must not outlive the end of its sign-in. */
export const holdUser = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()

export const deleteSignIn = (tx: Tx, signIn: string) =>
  tx.deleteFrom('sessions').where('sign_in', '=', signIn).execute()

/** Every other sign-in of the user. */
export const deleteOtherSignIns = (tx: Tx, userId: number, signIn: string) =>
  tx.deleteFrom('sessions').where('user_id', '=', userId).where('sign_in', '!=', signIn).execute()

export const setPasswordHash = (tx: Tx, userId: number, password_hash: string) =>
  tx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()

export const deleteSessionsOf = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute()

export const deleteExpired = async (db: Db, now: Date, failuresBefore: Date): Promise<void> => {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('login_failures').where('at', '<', failuresBefore).execute()
}
