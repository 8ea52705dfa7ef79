import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { upper } from '@contract/domain/text'
import { ownPasswordProblems, WRONG_PASSWORD } from '@contract/domain/password'
import {
  BAD_LOGIN,
  loginProblem,
  SESSION_MS,
  SIGN_IN_MS,
  type EndReason,
} from '@contract/session/session.rules'
import type { SessionUser } from '@contract/session/session.schemas'
import { userName } from '@contract/users/users.rules'
import { announce, CHANNELS } from '../../db/announce'
import { createRecorder, writeEntries } from '../../db/auditTrail'
import type { Tx } from '../../db/database'
import type { Actor } from '../../http/actor'
import type { AnyCall, PublicCall, ReadCall, WriteCall } from '../../http/contractRoute'
import { createGuessLimit } from '../../http/guessLimit'
import { badField, badRequest, unauthorized } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import { hashPassword, passwordMatches } from '../../security/passwords'
import type { Queue } from '../../shared/queue'
import { createDevices } from './devices'
import { confirmFailure, forgive, registerTry } from './guessing'
import {
  deleteSignIn,
  endSessions,
  findActor,
  findEnd,
  findSignIn,
  findUserForLogin,
  holdOwnPassword,
  holdPassword,
  holdUser,
  insertSession,
  setPasswordHash,
} from './session.queries'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Checked when the name is unknown, so that both refusals take the same time. */
let decoy: Promise<string> | null = null
const decoyHash = (): Promise<string> => (decoy ??= hashPassword(randomBytes(16).toString('hex')))

const toSessionUser = (actor: Actor): SessionUser => ({
  id: actor.id,
  name: actor.name,
  typeUser: actor.typeUser,
  role: actor.role,
  permissions: [...actor.permissions],
})

/** @param since start of the sign-in, which limits every token's life */
const open = async (tx: Tx, userId: number, signIn: string, since: Date, now: Date) => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Math.min(now.getTime() + SESSION_MS, since.getTime() + SIGN_IN_MS))
  await insertSession(tx, { userId, tokenHash: hashOf(token), signIn, signedInAt: since, expiresAt })
  const actor = await findActor(tx, hashOf(token), now)
  // Happens only when the user was deactivated after the password check.
  if (!actor) throw unauthorized(BAD_LOGIN)
  return { token, user: toSessionUser(actor) }
}

/** Limit of wrong current passwords of a signed-in user: another person may be sitting there. */
const OWN_GUESSES = { max: 10, windowMs: 15 * 60_000 }

interface Login {
  user: string
  password: string
  dispositivo?: string
}

interface Deps {
  /** Signs device tokens; the same in every process on this database. */
  secret: string
  logins: Queue
}

interface SignIn {
  name: string
  /** The name under which attempts are counted. */
  key: string
  bucket: string
  password: string
}

const signIn = async ({ db, now }: PublicCall, { name, key, bucket, password }: SignIn) => {
  const attempt = await registerTry(db, bucket, key, now)
  const user = await findUserForLogin(db, name)
  const matches = await passwordMatches(user?.password_hash ?? (await decoyHash()), password)
  if (!user || !matches || user.type_user !== 'NORMAL') {
    await confirmFailure(db, attempt)
    throw unauthorized(BAD_LOGIN)
  }
  await forgive(db, bucket, key)
  return db.transaction().execute(async (tx) => {
    const held = await holdPassword(tx, user.id)
    // The password was changed while the old one was being checked; this sign-in must not outlive the change.
    if (held?.password_hash !== user.password_hash) throw unauthorized(BAD_LOGIN)
    const opened = await open(tx, user.id, randomUUID(), now, now)
    const { record, entries } = createRecorder()
    record('SESION', user.id, null, opened.user)
    await writeEntries(tx, entries, { userId: user.id, at: now })
    return opened
  })
}

/** Sessions (decisions/domain/session): tokens live 900 000 ms, are stored as hashes, and end at once at a logout. */
export const createSessionService = ({ secret, logins }: Deps) => {
  const devices = createDevices(secret)
  const guesses = createGuessLimit({ kind: 'propia', ...OWN_GUESSES })
  return {
    /** The user of a token; null when it is unknown or expired or the user is gone. */
    actorOf: ({ db, now }: Pick<AnyCall, 'db' | 'now'>, token: string) => findActor(db, hashOf(token), now),

    /** Why a session was ended early; null when the token is unknown or expired. */
    endOf: ({ db }: Pick<AnyCall, 'db'>, token: string) => findEnd(db, hashOf(token)),

    /**
     * @throws 400 empty field · 401 wrong user, wrong password or not an office user, all with one message · 429 too many
     * attempts
     */
    login: async (call: PublicCall, { user, password, dispositivo }: Login) => {
      const problem = loginProblem({ user, password })
      if (problem) throw badRequest(problem)
      const name = user.trim().normalize('NFC')
      const key = upper(userName(name))
      const known = devices.bucketOf(dispositivo, key, call.now)
      const bucket = known ?? call.address
      const work = () => signIn(call, { name, key, bucket, password })
      const opened = await logins.run(bucket, work, known === null ? 'later' : 'first')
      return { ...opened, dispositivo: devices.signedIn(dispositivo, key, call.now) }
    },

    /**
     * Issues a new token for the same sign-in; the old one stays valid until it expires. Locks the user, so that a renewal in
     * progress cannot outlive a logout, a new password or a deletion.
     */
    verify: ({ db, actor, now }: ReadCall) =>
      db.transaction().execute(async (tx) => {
        await holdPassword(tx, actor.id)
        const session = await findSignIn(tx, actor.sessionId)
        if (!session) throw unauthorized()
        return open(tx, actor.id, session.sign_in, session.signed_in_at, now)
      }),

    /** Ends the sign-in with all its tokens. Other sign-ins of the user stay. */
    logout: async ({ db, actor, record }: WriteCall): Promise<void> => {
      await holdUser(db, actor.id)
      const session = await findSignIn(db, actor.sessionId)
      if (session) await deleteSignIn(db, session.sign_in)
      record('SESION', actor.id, actor, null)
      await announce(db, CHANNELS.sessions)
    },

    /**
     * Counts a guess of the current password, before and outside of the transaction, which a refusal would roll back.
     * @throws 400 the new one does not meet the rule · 429 too many wrong guesses
     */
    guessOwn: async (
      { db, actor, now }: ReadCall,
      body: { actual: string; password: string },
    ): Promise<void> => {
      assertFields(ownPasswordProblems(body))
      await guesses.take(db, String(actor.id), now)
    },

    /**
     * Changes the user's own password after `guessOwn` counted the guess. Their other sign-ins end, this one stays.
     * @throws 400 the current password is wrong
     */
    changePassword: async (call: WriteCall, body: { actual: string; password: string }): Promise<void> => {
      const { db, actor, record } = call
      const held = await holdOwnPassword(db, actor.id)

      if (!held || !(await passwordMatches(held.password_hash, body.actual)))
        throw badField('actual', WRONG_PASSWORD)
      const password_hash = await hashPassword(body.password)

      await guesses.forgive(db, String(actor.id))
      const session = await findSignIn(db, actor.sessionId)
      if (!session) throw unauthorized()
      await setPasswordHash(db, actor.id, password_hash)
      await endSessions(db, { userId: actor.id, why: 'CONTRASENA', at: call.now, but: session.sign_in })
      record('USUARIO', actor.id, { name: actor.name, password: 'antes' }, { password: 'después' })
      await announce(db, CHANNELS.sessions)
    },

    /** Ends all sessions of a user, after a new password or a deletion; effective at the next call. */
    endAllOf: async ({ db, now }: WriteCall, userId: number, why: EndReason): Promise<void> => {
      await endSessions(db, { userId, why, at: now })
      await announce(db, CHANNELS.sessions)
    },
  }
}
export type SessionService = ReturnType<typeof createSessionService>
