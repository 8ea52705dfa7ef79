/** Why a call failed, as the screens see it: a status and a sentence, with a reason per field when there are any. */
export interface ApiError {
  status: number | 'SIN_CONEXION' | 'RESPUESTA_INVALIDA'
  message: string
  campos?: Record<string, string>
}

const OFFLINE = 'No hay conexión con el servidor. Revisa la red e intenta de nuevo.'
const SLOW = 'El servidor tardó demasiado en responder. Intenta de nuevo.'
const UNREADABLE = 'El servidor respondió algo que no se entiende. Intenta de nuevo.'

/** As of a write whose answer nobody waited for. */
export const UNKNOWN: ApiError = { status: 'SIN_CONEXION', message: OFFLINE }

/** What `fetchBaseQuery` would report, for what never left. */
export const NOT_SENT = { status: 'FETCH_ERROR', error: '' } as const

export const NOT_READ: ApiError = { status: 'RESPUESTA_INVALIDA', message: UNREADABLE }

interface RawError {
  status: number | string
  data?: unknown
}

const isFields = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string')

/** From what fetchBaseQuery reports. The server's sentence wins; a broken answer and a broken network get one of ours. */
export const toApiError = ({ status, data }: RawError): ApiError => {
  if (status === 'PARSING_ERROR') return NOT_READ
  if (status === 'TIMEOUT_ERROR') return { status: 'SIN_CONEXION', message: SLOW }
  if (typeof status !== 'number') return { status: 'SIN_CONEXION', message: OFFLINE }
  const { message, campos } = (data ?? {}) as { message?: unknown; campos?: unknown }
  return {
    status,
    message: typeof message === 'string' ? message : '',
    ...(isFields(campos) ? { campos } : {}),
  }
}

/** Narrowing for what `unwrap()` throws. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error

/**
 * Whether nobody knows if a write was done: the line broke, the answer could not be read, or the server failed on the way.
 * Sending the same again under the same key finds out without doing it twice.
 */
export const isUnknown = ({ status }: ApiError): boolean => typeof status !== 'number' || status >= 500
