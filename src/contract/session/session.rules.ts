/** Lifetime of a token, ms: `decisions/domain/session#tokens`. */
export const SESSION_MS = 900_000
/** Longest sign-in, ms, however often it is renewed. */
export const SIGN_IN_MS = 12 * 60 * 60_000
/** Milliseconds without key or click until the "Continuar" warning. */
export const IDLE_WARNING_MS = 14 * 60_000

export const EMPTY_LOGIN = 'DEBES LLENAR TODOS LOS CAMPOS'
export const BAD_LOGIN = 'REVISA TUS CREDENCIALES'

export const loginProblem = (login: { user: string; password: string }): string | null =>
  login.user.trim() === '' || login.password === '' ? EMPTY_LOGIN : null

/** Why the server ended a session early: a new password, a user deleted, or a person who ended it from another browser. */
export const END_REASONS = ['CONTRASENA', 'USUARIO', 'TERMINADA'] as const
export type EndReason = (typeof END_REASONS)[number]

export const ENDED_WORDS: Readonly<Record<EndReason, string>> = {
  CONTRASENA: 'Cambió tu contraseña. Ingresa con la nueva.',
  USUARIO: 'Tu usuario ya no tiene acceso. Pregunta a la dirección.',
  TERMINADA: 'Alguien con acceso terminó esta sesión. Vuelve a ingresar.',
}

/** CODIGO: the sign-in needs a code. SEGUNDO_FACTOR: one must be set up. CONFIRMAR: password or code once more. */
export const NEEDS = ['CODIGO', 'CODIGO_INVALIDO', 'SEGUNDO_FACTOR', 'CONFIRMAR'] as const
export type Need = (typeof NEEDS)[number]

export const readNeed = (given: unknown): Need | null => NEEDS.find((each) => each === given) ?? null

/** Age of the last proof, ms, after which a call with `needsReauth` asks for another. */
export const PROOF_MS = 10 * 60_000

export const readEndReason = (given: unknown): EndReason | null =>
  END_REASONS.find((each) => each === given) ?? null
