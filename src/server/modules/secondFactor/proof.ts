import {
  bareCode,
  CODE_NEEDED,
  isStepCode,
  USED_CODE,
  WRONG_CODE,
} from '@contract/secondFactor/secondFactor.rules'
import { WRONG_PASSWORD } from '@contract/domain/password'
import { REQUIRED } from '@contract/domain/campos'
import { formatMoment } from '@contract/domain/dates'
import type { AnyCall, ReadCall } from '../../http/call'
import { createGuessLimit } from '../../http/guessLimit'
import { passwordMatches } from '../../security/passwords'
import type { Sealer } from '../../security/sealer'
import { assertField, badField, unauthorized } from '../../shared/problem'
import { stepOf } from './codes'
import { findFactor, useRecoveryCode, useStep, type FactorRow } from './secondFactor.queries'

/** Wrong codes of one user, over all browsers: six digits are a million guesses. */
const CODE_GUESSES = { kind: 'codigo', max: 5, windowMs: 15 * 60_000 }
/** Wrong passwords of a signed-in user, at whose screen another person may sit. */
const PASSWORD_GUESSES = { kind: 'propia', max: 10, windowMs: 15 * 60_000 }

type Moment = Pick<AnyCall, 'db' | 'now' | 'timeZone'>

/** Guesses are counted before they are checked, outside any transaction. A code is used up even if the work after it fails. */
export const createProof = ({ sealer }: { sealer: Sealer }) => {
  const codeGuesses = createGuessLimit(CODE_GUESSES)
  const passwordGuesses = createGuessLimit(PASSWORD_GUESSES)

  /** Null for a good code, which is then used up; else why it is refused. */
  const codeProblem = async (
    { db, now, timeZone }: Moment,
    userId: number,
    sealed: Buffer,
    code: string,
  ): Promise<string | null> => {
    const bare = bareCode(code)
    if (!isStepCode(bare))
      return (await useRecoveryCode(db, userId, sealer.mark(bare), now)) ? null : WRONG_CODE
    const secret = sealer.open(sealed)
    if (secret === null) return WRONG_CODE
    const { step, isClockWrong } = stepOf(secret, bare, now)
    if (step !== null) return (await useStep(db, userId, step, sealed)) ? null : USED_CODE
    return isClockWrong
      ? `Ese código es de otra hora. Revisa la hora del teléfono: en el servidor son ${formatMoment(now.toISOString(), timeZone)}.`
      : WRONG_CODE
  }

  const proof = {
    /** Why the code is refused; null when it was good. @throws 429 after five wrong ones in fifteen minutes */
    tryCode: async (moment: Moment, userId: number, sealed: Buffer, code: string): Promise<string | null> => {
      const guess = await codeGuesses.take(moment.db, String(userId), moment.now)
      const problem = await codeProblem(moment, userId, sealed, code)
      if (problem === null) await codeGuesses.right(moment.db, guess)
      return problem
    },

    /** @throws 400 beside `codigo` · 429 */
    assertCode: async (call: ReadCall, factor: FactorRow, codigo: string | undefined): Promise<void> => {
      if (codigo === undefined || codigo.trim() === '') throw badField('codigo', CODE_NEEDED)
      assertField('codigo', await proof.tryCode(call, call.actor.id, factor.secret as Buffer, codigo))
    },

    /** @throws 400 beside `campo` · 429 */
    assertPassword: async (
      { db, actor, now }: ReadCall,
      factor: Pick<FactorRow, 'password_hash'>,
      password: string | undefined,
      campo = 'password',
    ): Promise<void> => {
      if (!password) throw badField(campo, REQUIRED)
      const guess = await passwordGuesses.take(db, String(actor.id), now)
      if (!(await passwordMatches(factor.password_hash, password))) throw badField(campo, WRONG_PASSWORD)
      await passwordGuesses.right(db, guess)
    },

    /** The caller's own factor. @throws 401 the user was deleted meanwhile */
    factorOf: async ({ db, actor }: ReadCall): Promise<FactorRow> => {
      const factor = await findFactor(db, actor.id)
      if (!factor) throw unauthorized()
      return factor
    },

    /** Proves the caller by a code where they have a second factor, else by the password. @throws 400 · 429 */
    assertOneself: async (call: ReadCall, body: { password?: string; codigo?: string }): Promise<void> => {
      const factor = await proof.factorOf(call)
      if (factor.isActive) await proof.assertCode(call, factor, body.codigo)
      else await proof.assertPassword(call, factor, body.password)
    },
  }
  return proof
}
export type Proof = ReturnType<typeof createProof>
