import { pairPermissions } from '@contract/roles/roles.rules'
import type { EndReason } from '@contract/session/session.rules'
import { userName } from '@contract/users/users.rules'
import type { Db, Tx } from '../../db/database'
import { lowerCase, owesFactor, rolePairs } from '../../db/fragments'
import type { Actor } from '../../http/actor'

export const findActor = async (db: Db, tokenHash: Buffer, now: Date): Promise<Actor | null> => {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .innerJoin('sign_ins as i', 'i.sign_in', 's.sign_in')
    .select([
      's.id as sessionId',
      's.sign_in',
      'i.proved_at',
      'u.id',
      'u.name',
      'u.type_user',
      'r.id as roleId',
      'r.name as roleName',
    ])
    .select([rolePairs.as('pairs'), owesFactor.as('owesFactor')])
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
    provedAt: row.proved_at,
    owesFactor: row.owesFactor,
  }
}

/** By the name as typed, or as it would be stored now: older names may have a form refused today. */
export const findUserForLogin = (db: Db, name: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'password_hash', 'type_user'])
    .where((on) => on(lowerCase(on.ref('name')), 'in', [lowerCase(name), lowerCase(userName(name))]))
    .where('deactivated_at', 'is', null)
    .orderBy((on) => on(lowerCase(on.ref('name')), '=', lowerCase(name)), 'desc')
    .limit(1)
    .executeTakeFirst()

/** Locks the user until the session exists, so a change of password waits or is seen. */
export const lockPassword = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deactivated_at', 'is', null)
    .forShare()
    .executeTakeFirst()

/** `lockPassword` for a change of password: renewals and other changes wait. */
export const lockOwnPassword = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deactivated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

interface NewSession {
  userId: number
  tokenHash: Buffer
  signIn: string
  signedInAt: Date
  expiresAt: Date
}

export const insertSession = (tx: Tx, { userId, tokenHash, signIn, signedInAt, expiresAt }: NewSession) =>
  tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      sign_in: signIn,
      signed_in_at: signedInAt,
      expires_at: expiresAt,
    })
    .execute()

export const findSignIn = (tx: Tx, sessionId: number) =>
  tx.selectFrom('sessions').select(['sign_in', 'signed_in_at']).where('id', '=', sessionId).executeTakeFirst()

/** Locked, so that no renewal under way outlives the end of its sign-in. */
export const lockUser = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()

export const deleteSignIn = (tx: Tx, signIn: string) =>
  tx.deleteFrom('sessions').where('sign_in', '=', signIn).execute()

export const findEnd = async (db: Db, tokenHash: Buffer): Promise<EndReason | null> => {
  const row = await db
    .selectFrom('ended_sessions')
    .select('why')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.why ?? null
}

export const setPasswordHash = (tx: Tx, userId: number, password_hash: string) =>
  tx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()

/** @param dayAgo failures and ended sessions older than this are deleted */
export const deleteExpiredSessions = async (db: Db, now: Date, dayAgo: Date): Promise<void> => {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('login_failures').where('at', '<', dayAgo).execute()
  await db.deleteFrom('ended_sessions').where('ended_at', '<', dayAgo).execute()
}
