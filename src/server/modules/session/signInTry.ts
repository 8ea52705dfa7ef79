import { randomBytes } from 'node:crypto'
import { BAD_LOGIN } from '@contract/session/session.rules'
import type { PublicCall } from '../../http/call'
import { hashPassword, passwordMatches } from '../../security/passwords'
import type { Afterwards } from '../../shared/afterwards'
import { HttpProblem, isLock, unauthorized } from '../../shared/problem'
import { confirmFailure, forgive, registerTry } from './guessing'
import { keepRefusal, type RefusalKind } from './refusals'
import { findUserForLogin } from './session.queries'

/** Hash checked for an unknown name, so that both refusals take equally long. */
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
  key: string
  bucket: string
  /** Id of a browser the user signed in with before, else null. */
  known: string | null
  login: Login
}

/** A parent's user is refused like an unknown name. The row about a lock is written later, as waiting for it would reveal that the name exists. */
export const checkPassword = async (
  call: PublicCall,
  { name, key, bucket, login }: Attempt,
  afterwards: Afterwards,
) => {
  const { db, now, address, agent } = call
  const user = await findUserForLogin(db, name)
  const noteRefusal = (what: RefusalKind): void => {
    if (user?.type_user === 'NORMAL')
      afterwards.add(() => keepRefusal(db, { what, user, place: address, agent, now }))
  }
  const attempt = await registerTry(db, bucket, key, now).catch((error: unknown) => {
    if (isLock(error)) noteRefusal('BLOQUEO')
    throw error
  })
  const matches = await passwordMatches(user?.password_hash ?? (await decoyHash()), login.password)
  if (!user || !matches || user.type_user !== 'NORMAL') {
    await confirmFailure(db, attempt)
    noteRefusal('RECHAZO')
    throw unauthorized(BAD_LOGIN)
  }
  await forgive(db, bucket, key)
  return user
}

/** Written to the bitácora, since a wrong code after the right password suggests a stolen one. */
export const keepCodeRefusal = async (
  { db, address, agent, now }: PublicCall,
  user: { id: number; name: string },
  error: unknown,
): Promise<void> => {
  const isWrong = error instanceof HttpProblem && error.motivo === 'CODIGO_INVALIDO'
  if (!isWrong && !isLock(error)) return
  await keepRefusal(db, { what: isWrong ? 'RECHAZO' : 'BLOQUEO', user, place: address, agent, now })
}
