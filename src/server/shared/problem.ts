import type { Failure } from '@contract/http/schemas'
import { ENDED_WORDS, type EndReason } from '@contract/session/session.rules'

/** A refusal with its status and a Spanish sentence for the user (decisions/domain/wire#errors). Thrown anywhere below a route. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly campos?: Record<string, string>,
    readonly headers: Record<string, string> = {},
    /** For a 401: why the session was ended. */
    readonly motivo?: EndReason,
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

/** 400: the request is wrong; `campos` has the problem by field. */
export const badRequest = (message: string, campos?: Record<string, string>): HttpProblem =>
  new HttpProblem(400, message, campos)
/** 400 for one field: the same sentence as the message and beside the field. */
export const badField = (campo: string, message: string): HttpProblem =>
  new HttpProblem(400, message, { [campo]: message })
export const unauthorized = (message = NO_SESSION): HttpProblem => new HttpProblem(401, message)
/** 401 of a session that was ended: the sentence says why. */
export const sessionEnded = (why: EndReason): HttpProblem =>
  new HttpProblem(401, ENDED_WORDS[why], undefined, {}, why)
export const forbidden = (message = NO_PERMISSION): HttpProblem => new HttpProblem(403, message)
export const notFound = (message: string): HttpProblem => new HttpProblem(404, message)
/** 409: conflicts with stored data; the message names the current value. */
export const conflict = (message: string, campos?: Record<string, string>): HttpProblem =>
  new HttpProblem(409, message, campos)

/** 429 with `Retry-After`: too many tries of one caller. @param until when they may try again, ms @param now ms */
export const tooManyTries = (until: number, now: number): HttpProblem => {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
  return new HttpProblem(429, `Demasiados intentos. Espera ${wait} y vuelve a intentar.`, undefined, {
    'retry-after': String(seconds),
  })
}

/** The row, or 404 with the sentence. */
export const found = <T>(row: T | undefined | null, message: string): T => {
  if (row === undefined || row === null) throw notFound(message)
  return row
}
