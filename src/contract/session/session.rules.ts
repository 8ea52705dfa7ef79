/** Life of a token in milliseconds (SPEC §9, DOMAIN §3). */
export const SESSION_MS = 900_000
/** Idle time after which the warning with "Continuar" shows. */
export const IDLE_WARNING_MS = 14 * 60_000

export const EMPTY_LOGIN = 'DEBES LLENAR TODOS LOS CAMPOS'
export const BAD_LOGIN = 'REVISA TUS CREDENCIALES'

/** SPEC §5: user and password are required. */
export const loginProblem = (login: { user: string; password: string }): string | null =>
  login.user.trim() === '' || login.password === '' ? EMPTY_LOGIN : null
