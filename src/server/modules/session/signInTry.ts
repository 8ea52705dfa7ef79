import { randomBytes } from 'node:crypto'
import { BAD_LOGIN } from '@contract/session/session.rules'
import type { PublicCall } from '../../http/contractRoute'
import { hashPassword, passwordMatches } from '../../security/passwords'
import { HttpProblem, isLock, unauthorized } from '../../shared/problem'
import { confirmFailure, forgive, registerTry } from './guessing'
import { keepRefusal, type RefusalKind } from './refusals'
import { findUserForLogin } from './session.queries'

/** Checked when the name is unknown, so that both refusals take the same time. */
let decoy: Promise<string> | null = null
const decoyHash = (): Promise<string> => (decoy ??= hashPassword(randomBytes(16).toString('hex')))

export interface Login {
  user: string
  password: string
  dispositivo?: string
  codigo?: string
  recordar?: boolean
}

export interface Attempt {
  name: string
  /** The name under which attempts are counted. */
  key: string
  bucket: string
  /** Id of the browser, null when the user never signed in with it. */
  known: string | null
  login: Login
}

/** A wrong name, a wrong password and a parent's user are refused alike; a lock of an office user has its row too. */
export const checkPassword = async (call: PublicCall, { name, key, bucket, login }: Attempt) => {
  const { db, now, address, agent } = call
  const user = await findUserForLogin(db, name)
  const refused = (what: RefusalKind) =>
    user?.type_user === 'NORMAL' ? keepRefusal(db, { what, user, place: address, agent, now }) : undefined
  const attempt = await registerTry(db, bucket, key, now).catch(async (error: unknown) => {
    if (isLock(error)) await refused('BLOQUEO')
    throw error
  })
  const matches = await passwordMatches(user?.password_hash ?? (await decoyHash()), login.password)
  if (!user || !matches || user.type_user !== 'NORMAL') {
    await confirmFailure(db, attempt)
    await refused('RECHAZO')
    throw unauthorized(BAD_LOGIN)
  }
  await forgive(db, bucket, key)
  return user
}

/** A refused code of a right password is the sign of a stolen one. */
export const keepCodeRefusal = async (
  { db, address, agent, now }: PublicCall,
  user: { id: number; name: string },
  error: unknown,
): Promise<void> => {
  const isWrong = error instanceof HttpProblem && error.motivo === 'CODIGO_INVALIDO'
  if (!isWrong && !isLock(error)) return
  await keepRefusal(db, { what: isWrong ? 'RECHAZO' : 'BLOQUEO', user, place: address, agent, now })
}
