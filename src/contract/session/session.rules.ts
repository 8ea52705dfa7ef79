/** Life of a token in milliseconds: `decisions/domain/session#tokens`. */
export const SESSION_MS = 900_000
/** A sign-in ends for good after this long, however often it was renewed, ms. */
export const SIGN_IN_MS = 12 * 60 * 60_000
/** Milliseconds without a key or a click after which the warning with "Continuar" shows. */
export const IDLE_WARNING_MS = 14 * 60_000

export const EMPTY_LOGIN = 'DEBES LLENAR TODOS LOS CAMPOS'
export const BAD_LOGIN = 'REVISA TUS CREDENCIALES'

/** What is wrong with a sign-in before the server is asked, or null: user and password are required. */
export const loginProblem = (login: { user: string; password: string }): string | null =>
  login.user.trim() === '' || login.password === '' ? EMPTY_LOGIN : null

/** Why a session was ended by somebody: a new password, or its user may not enter any more. */
export const END_REASONS = ['CONTRASENA', 'USUARIO'] as const
export type EndReason = (typeof END_REASONS)[number]

export const ENDED_WORDS: Readonly<Record<EndReason, string>> = {
  CONTRASENA: 'Cambió tu contraseña. Ingresa con la nueva.',
  USUARIO: 'Tu usuario ya no tiene acceso. Pregunta a la dirección.',
}

export const readEndReason = (given: unknown): EndReason | null =>
  END_REASONS.find((each) => each === given) ?? null
