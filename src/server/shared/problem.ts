import type { Failure } from '@contract/http/schemas'
import {
  CODE_NEEDED,
  FACTOR_NEEDED,
  PROOF_NEEDED,
  WRONG_CODE,
} from '@contract/secondFactor/secondFactor.rules'
import { ENDED_WORDS, type EndReason, type Need } from '@contract/session/session.rules'
import { countText } from '@contract/domain/text'

/** Thrown anywhere below a route; the sentence is Spanish, for the user (decisions/domain/wire#errors). */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly campos?: Record<string, string>,
    readonly headers: Record<string, string> = {},
    /** Why the session ended, or what the call still needs. */
    readonly motivo?: EndReason | Need,
  ) {
    super(message)
    this.name = 'HttpProblem'
  }

  body(): Failure {
    const { message, campos, motivo } = this
    return { ok: false, message, ...(campos ? { campos } : {}), ...(motivo ? { motivo } : {}) }
  }
}

const NO_SESSION = 'Tu sesión terminó. Vuelve a ingresar.'
const NO_PERMISSION = 'No tienes permiso para hacer esto.'

export const DISK_FULL =
  'El disco del servidor está lleno: no se guarda nada hasta que haya espacio. Avisa a quien administra el servidor.'

export const badRequest = (message: string, campos?: Record<string, string>): HttpProblem =>
  new HttpProblem(400, message, campos)
export const badField = (campo: string, message: string): HttpProblem =>
  new HttpProblem(400, message, { [campo]: message })

export const assertField = (campo: string, problem: string | null | undefined): void => {
  if (problem) throw badField(campo, problem)
}
export const unauthorized = (message = NO_SESSION): HttpProblem => new HttpProblem(401, message)
export const sessionEnded = (why: EndReason): HttpProblem =>
  new HttpProblem(401, ENDED_WORDS[why], undefined, {}, why)
export const forbidden = (message = NO_PERMISSION): HttpProblem => new HttpProblem(403, message)

const NEED: Readonly<Record<Need, readonly [status: number, message: string]>> = {
  CODIGO: [401, CODE_NEEDED],
  CODIGO_INVALIDO: [401, WRONG_CODE],
  SEGUNDO_FACTOR: [403, FACTOR_NEEDED],
  CONFIRMAR: [403, PROOF_NEEDED],
}
/** For a call that needs one more thing, named in `motivo`. */
export const lacking = (need: Need, message = NEED[need][1]): HttpProblem =>
  new HttpProblem(NEED[need][0], message, undefined, {}, need)
export const notFound = (message: string): HttpProblem => new HttpProblem(404, message)
/** 409: as the data are now, the call cannot be done. Name the current value in the message where a value has changed. */
export const conflict = (message: string, campos?: Record<string, string>): HttpProblem =>
  new HttpProblem(409, message, campos)

const TOO_MANY = 'Demasiados intentos.'

/** Whether it is `tooManyTries`, not the «in a moment» of a full queue. */
export const isLock = (error: unknown): boolean =>
  error instanceof HttpProblem && error.status === 429 && error.message.startsWith(TOO_MANY)

/** 429 with `Retry-After`. @param until when they may try again, ms */
export const tooManyTries = (until: number, now: number): HttpProblem => {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = countText(minutes, 'minuto', 'minutos')
  return new HttpProblem(429, `${TOO_MANY} Espera ${wait} y vuelve a intentar.`, undefined, {
    'retry-after': String(seconds),
  })
}

/** 429 for a caller with too much under way, 503 for a busy server. @param seconds after which to try again */
export const tryAgain = (status: 429 | 503, message: string, seconds: number): HttpProblem =>
  new HttpProblem(status, message, undefined, { 'retry-after': String(seconds) })

export const found = <T>(row: T | undefined | null, message: string): T => {
  if (row === undefined || row === null) throw notFound(message)
  return row
}

export const requireFile = <T>([file]: readonly T[], message: string): T => {
  if (!file) throw badField('file', message)
  return file
}

/** @param what with its article: 'el alumno' @throws 404 naming the ids without a row */
export const foundAll = <T extends { id: number }>(
  rows: readonly T[],
  ids: readonly number[],
  what: string,
): readonly T[] => {
  const missing = ids.filter((id) => !rows.some((row) => row.id === id))
  if (missing.length > 0) throw notFound(`No existe ${what} ${missing.join(', ')}.`)
  return rows
}
