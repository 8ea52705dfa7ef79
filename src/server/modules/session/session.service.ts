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
import { badField, badRequest, unauthorized } from '../../http/problem'
import { assertFields } from '../../http/validation'
import { hashPassword, passwordMatches } from '../../security/passwords'
import type { Queue } from '../../http/queue'
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

/** @param since when the sign-in began: no token outlives its end */
const open = async (tx: Tx, userId: number, signIn: string, since: Date, now: Date) => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Math.min(now.getTime() + SESSION_MS, since.getTime() + SIGN_IN_MS))
  await insertSession(tx, { userId, tokenHash: hashOf(token), signIn, signedInAt: since, expiresAt })
  const actor = await findActor(tx, hashOf(token), now)
  // Only when the user was deactivated between the password and this line.
  if (!actor) throw unauthorized(BAD_LOGIN)
  return { token, user: toSessionUser(actor) }
}

/** Wrong present passwords of a signed-in user in a window: somebody else may sit there. */
const OWN_GUESSES = { max: 10, windowMs: 15 * 60_000 }

interface Login {
  user: string
  password: string
  dispositivo?: string
}

interface Deps {
  /** Knows browsers again, in every process on this database. */
  secret: string
  logins: Queue
}

interface SignIn {
  name: string
  /** The name as it is counted. */
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
    // Changed while the old one was being looked at: that sign-in must not outlive the change.
    if (held?.password_hash !== user.password_hash) throw unauthorized(BAD_LOGIN)
    const opened = await open(tx, user.id, randomUUID(), now, now)
    const { record, entries } = createRecorder()
    record('SESION', user.id, null, opened.user)
    await writeEntries(tx, entries, { userId: user.id, at: now })
    return opened
  })
}

/** Sessions (decisions/domain/session): tokens of 900 000 ms, kept as hashes in the database, ended at once by a logout. */
export const createSessionService = ({ secret, logins }: Deps) => {
  const devices = createDevices(secret)
  const guesses = createGuessLimit({ kind: 'propia', ...OWN_GUESSES })
  return {
    /** The caller behind a token, or null when it is unknown, ran out or its user is gone. */
    actorOf: ({ db, now }: Pick<AnyCall, 'db' | 'now'>, token: string) => findActor(db, hashOf(token), now),

    /** Why a token opens nothing any more, when somebody ended its session; null when it is unknown or ran out. */
    endOf: ({ db }: Pick<AnyCall, 'db'>, token: string) => findEnd(db, hashOf(token)),

    /**
     * @throws 400 empty field · 401 wrong user, wrong password or not an office user, all with one message · 429 too many tries
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
     * A fresh token of the same sign-in; the old one stays good until it runs out. The user is held meanwhile: a renewal under
     * way does not outlive a logout, a new password or a deletion.
     */
    verify: ({ db, actor, now }: ReadCall) =>
      db.transaction().execute(async (tx) => {
        await holdPassword(tx, actor.id)
        const session = await findSignIn(tx, actor.sessionId)
        if (!session) throw unauthorized()
        return open(tx, actor.id, session.sign_in, session.signed_in_at, now)
      }),

    /** Ends the sign-in: this token and every one renewed from it or before it. Other sign-ins of the user stay. */
    logout: async ({ db, actor, record }: WriteCall): Promise<void> => {
      await holdUser(db, actor.id)
      const session = await findSignIn(db, actor.sessionId)
      if (session) await deleteSignIn(db, session.sign_in)
      record('SESION', actor.id, actor, null)
      await announce(db, CHANNELS.sessions)
    },

    /**
     * Counts the guess that a new password begins with, before and outside of its transaction.
     * @throws 400 the new one does not meet the rule · 429 too many wrong ones
     */
    guessOwn: async (
      { db, actor, now }: ReadCall,
      body: { actual: string; password: string },
    ): Promise<void> => {
      assertFields(ownPasswordProblems(body))
      await guesses.take(db, String(actor.id), now)
    },

    /**
     * The user's own new password, whose guess was counted (`guessOwn`): their other sign-ins end, this one lives on.
     * @throws 400 the present one is wrong
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

    /** Every session of a user, from the next call on: after a new password and after a deletion. */
    endAllOf: async ({ db, now }: WriteCall, userId: number, why: EndReason): Promise<void> => {
      await endSessions(db, { userId, why, at: now })
      await announce(db, CHANNELS.sessions)
    },
  }
}
export type SessionService = ReturnType<typeof createSessionService>
