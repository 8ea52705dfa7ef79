import { kind, open } from './privacy'

/** What rows of kind ACCESO say happened. The dashboard counts them by these words. */
export const REFUSED = 'No pudo entrar'
export const REFUSED_MORE = 'No pudo entrar otras veces'
export const LOCKED = 'Se bloqueó su ingreso'
export const FORBIDDEN = 'Intentó algo sin permiso'
export const NEW_BROWSER = 'Entró desde un navegador nuevo'

/** Refused tries, locks, new browsers, second factors and sessions ended by another; `registroId` is the user's id. */
export const ACCESS_KIND = kind(
  'Acceso',
  'USUARIOS',
  'name',
  open('name', 'hecho', 'donde', 'navegador', 'veces'),
)
