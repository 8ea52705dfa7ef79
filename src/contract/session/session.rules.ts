/** Lifetime of a token, ms: `decisions/domain/session#tokens`. */
export const SESSION_MS = 900_000
/** A sign-in ends after this long, ms, even if it was renewed. */
export const SIGN_IN_MS = 12 * 60 * 60_000
/** After this many ms without a key or a click the "Continuar" warning appears. */
export const IDLE_WARNING_MS = 14 * 60_000

export const EMPTY_LOGIN = 'DEBES LLENAR TODOS LOS CAMPOS'
export const BAD_LOGIN = 'REVISA TUS CREDENCIALES'

/** Error of an empty sign-in form, or null; checked before asking the server. */
export const loginProblem = (login: { user: string; password: string }): string | null =>
  login.user.trim() === '' || login.password === '' ? EMPTY_LOGIN : null

/** Why the server ended a session early: the password was changed, or the user was disabled or deleted. */
export const END_REASONS = ['CONTRASENA', 'USUARIO'] as const
export type EndReason = (typeof END_REASONS)[number]

export const ENDED_WORDS: Readonly<Record<EndReason, string>> = {
  CONTRASENA: 'Cambió tu contraseña. Ingresa con la nueva.',
  USUARIO: 'Tu usuario ya no tiene acceso. Pregunta a la dirección.',
}

export const readEndReason = (given: unknown): EndReason | null =>
  END_REASONS.find((each) => each === given) ?? null
