import { randomUUID } from 'node:crypto'
import { upper } from '@contract/domain/text'
import { ownPasswordProblems, WRONG_PASSWORD } from '@contract/domain/password'
import { BAD_LOGIN, loginProblem, SESSION_MS, SIGN_IN_MS } from '@contract/session/session.rules'
import type { SessionUser } from '@contract/session/session.schemas'
import { userName } from '@contract/users/users.rules'
import { announce, CHANNELS } from '../../db/announce'
import { createRecorder, writeEntries } from '../../db/auditTrail'
import type { Tx } from '../../db/database'
import type { Actor } from '../../http/actor'
import type { AnyCall, PublicCall, ReadCall, WriteCall } from '../../http/call'
import { badField, badRequest, unauthorized } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import type { NewPasswords } from '../../security/newPasswords'
import { hashPassword, passwordMatches } from '../../security/passwords'
import { hashOf, newToken } from '../../security/tokens'
import type { Afterwards } from '../../shared/afterwards'
import type { Queue } from '../../shared/queue'
import type { Proof } from '../secondFactor/proof'
import type { SecondFactorService } from '../secondFactor/secondFactor.service'
import type { SignInsService } from '../signIns/signIns.service'
import { withBrake, countStrangersFailures } from './brake'
import { createDevices } from './devices'
import {
  deleteSignIn,
  findActor,
  findEnd,
  findSignIn,
  lockOwnPassword,
  lockPassword,
  lockUser,
  insertSession,
  setPasswordHash,
} from './session.queries'
import { checkPassword, keepCodeRefusal, type Attempt, type Login } from './signInTry'

const toSessionUser = (actor: Actor): SessionUser => ({
  id: actor.id,
  name: actor.name,
  typeUser: actor.typeUser,
  role: actor.role,
  permissions: [...actor.permissions],
})

/** @param since start of the sign-in, from which a token's longest life counts */
const open = async (tx: Tx, userId: number, signIn: string, since: Date, now: Date) => {
  const token = newToken()
  const expiresAt = new Date(Math.min(now.getTime() + SESSION_MS, since.getTime() + SIGN_IN_MS))
  await insertSession(tx, { userId, tokenHash: hashOf(token), signIn, signedInAt: since, expiresAt })
  const actor = await findActor(tx, hashOf(token), now)
  // No session opens for a user who was deactivated after the password check, nor for one without a role (the parents' application).
  if (!actor) throw unauthorized(BAD_LOGIN)
  return { token, user: toSessionUser(actor) }
}

interface Deps {
  /** Signs device tokens; the same in every process on this database. */
  secret: string
  logins: Queue
  afterwards: Afterwards
  signIns: Pick<
    SignInsService,
    'isRemembered' | 'arrive' | 'touch' | 'endEvery' | 'proveNow' | 'passwordChosen'
  >
  secondFactor: Pick<SecondFactorService, 'assertSignIn'>
  proof: Proof
  newPasswords: NewPasswords
}

interface OwnPassword {
  actual: string
  password: string
  codigo?: string
}

/** Sessions (decisions/domain/session): tokens live 900 000 ms, are stored as hashes, and end at once at a logout. */
export const createSessionService = ({
  secret,
  logins,
  afterwards,
  signIns,
  secondFactor,
  proof,
  newPasswords,
}: Deps) => {
  const devices = createDevices(secret)

  const signIn = async (call: PublicCall, attempt: Attempt) => {
    const { db, now } = call
    const { key, known, login } = attempt
    const user = await checkPassword(call, attempt, afterwards)
    const isRemembered = await signIns.isRemembered(call, user.id, known)
    const isCodeProved = await secondFactor
      .assertSignIn(call, { userId: user.id, codigo: login.codigo, isRemembered })
      .catch(async (error: unknown) => {
        await keepCodeRefusal(call, user, error)
        throw error
      })
    const hasCommonPassword = await newPasswords.isCommon(login.password, user.name)
    const browser = devices.signedIn(login.dispositivo, key, now)
    return db.transaction().execute(async (tx) => {
      const held = await lockPassword(tx, user.id)
      // The password was changed while the old one was checked: this sign-in must not outlive the change.
      if (held?.password_hash !== user.password_hash) throw unauthorized(BAD_LOGIN)
      const id = randomUUID()
      const { record, entries } = createRecorder()
      const remember = login.recordar === true && isCodeProved
      await signIns.arrive(
        { ...call, db: tx },
        { user, signIn: id, device: browser.id, known, remember, hasCommonPassword, record },
      )
      const opened = await open(tx, user.id, id, now, now)
      record('SESION', user.id, null, opened.user)
      await writeEntries(tx, entries, { userId: user.id, at: now })
      return { ...opened, dispositivo: browser.token }
    })
  }

  return {
    /** The user of a token; null when it is unknown or expired or the user is gone. */
    actorOf: ({ db, now }: Pick<AnyCall, 'db' | 'now'>, token: string) => findActor(db, hashOf(token), now),

    /** Why a session was ended early; null when the token is unknown or expired. */
    endOf: ({ db }: Pick<AnyCall, 'db'>, token: string) => findEnd(db, hashOf(token)),

    /** @throws 400 empty field · 401 with one message for name, password and users of the app · 429 */
    login: async (call: PublicCall, login: Login) => {
      const problem = loginProblem(login)
      if (problem) throw badRequest(problem)
      const name = login.user.trim().normalize('NFC')
      const key = upper(userName(name))
      const device = devices.idOf(login.dispositivo, key, call.now)
      const bucket = device === null ? call.address : `dispositivo ${device}`
      const work = () => signIn(call, { name, key, bucket, known: device, login })
      if (device !== null) return logins.run(bucket, work, 'first')
      const failures = () => logins.run(bucket, () => countStrangersFailures(call.db, key, call.now), 'later')
      return withBrake(key, failures, () => logins.run(bucket, work, 'later'))
    },

    /** Makes a new token; the sign-in's others stay good until they expire. Locks the user, so a renewal cannot outlive a logout, a new password or a deletion. */
    verify: (call: ReadCall) =>
      call.db.transaction().execute(async (tx) => {
        const { actor, now } = call
        await lockPassword(tx, actor.id)
        const session = await findSignIn(tx, actor.sessionId)
        if (!session) throw unauthorized()
        await signIns.touch({ ...call, db: tx })
        return open(tx, actor.id, session.sign_in, session.signed_in_at, now)
      }),

    /** Ends this sign-in with all its tokens, and no other. */
    logout: async ({ db, actor, record }: WriteCall): Promise<void> => {
      await lockUser(db, actor.id)
      const session = await findSignIn(db, actor.sessionId)
      if (session) await deleteSignIn(db, session.sign_in)
      record('SESION', actor.id, actor, null)
      await announce(db, CHANNELS.sessions)
    },

    /** Checks password and code outside the transaction. @throws 400 the rule, a wrong password or code · 429 */
    mayChangeOwn: async (call: ReadCall, body: OwnPassword): Promise<void> => {
      assertFields(ownPasswordProblems(body))
      await newPasswords.assertGood(body.password, call.actor.name)
      const factor = await proof.factorOf(call)
      await proof.assertPassword(call, factor, body.actual, 'actual')
      if (factor.isActive) await proof.assertCode(call, factor, body.codigo)
    },

    /** Ends the user's other sign-ins. @throws 400 the password was changed meanwhile */
    changePassword: async (call: WriteCall, body: OwnPassword): Promise<void> => {
      const { db, actor, record } = call
      const held = await lockOwnPassword(db, actor.id)
      if (!held || !(await passwordMatches(held.password_hash, body.actual)))
        throw badField('actual', WRONG_PASSWORD)
      const password_hash = await hashPassword(body.password)
      await setPasswordHash(db, actor.id, password_hash)
      await signIns.endEvery(call, actor.id, 'CONTRASENA', 'this')
      await signIns.passwordChosen(call)
      record('USUARIO', actor.id, { name: actor.name, password: 'antes' }, { password: 'después' })
    },

    /** Checks the password or the code of `/auth/confirmar`. @throws 400 · 429 */
    mayConfirm: (call: ReadCall, body: { password?: string; codigo?: string }) =>
      proof.assertOneself(call, body),

    confirm: async (call: WriteCall): Promise<void> => {
      await signIns.proveNow(call)
      call.unchanged()
    },

    getCommonPasswords: (): string[] => newPasswords.words(),
  }
}
export type SessionService = ReturnType<typeof createSessionService>
