import { readNeed, type Need } from '@contract/session/session.rules'

export interface ApiError {
  status: number | 'SIN_CONEXION' | 'RESPUESTA_INVALIDA'
  message: string
  campos?: Record<string, string>
  /** What the call still needs: a code, a second factor, or the password again. */
  motivo?: Need
}

const OFFLINE = 'No hay conexión con el servidor. Revisa la red e intenta de nuevo.'
const SLOW = 'El servidor tardó demasiado en responder. Intenta de nuevo.'
const UNREADABLE = 'El servidor respondió algo que no se entiende. Intenta de nuevo.'

/** For an aborted write: the server may have done it. */
export const UNKNOWN: ApiError = { status: 'SIN_CONEXION', message: OFFLINE }

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

/** The server's sentence if it sent one; unreadable answers and lost connections get one of ours. */
export const toApiError = ({ status, data }: RawError): ApiError => {
  if (status === 'PARSING_ERROR') return NOT_READ
  if (status === 'TIMEOUT_ERROR') return { status: 'SIN_CONEXION', message: SLOW }
  if (typeof status !== 'number') return { status: 'SIN_CONEXION', message: OFFLINE }
  const { message, campos, motivo } = (data ?? {}) as {
    message?: unknown
    campos?: unknown
    motivo?: unknown
  }
  const need = readNeed(motivo)
  return {
    status,
    message: typeof message === 'string' ? message : '',
    ...(isFields(campos) ? { campos } : {}),
    ...(need ? { motivo: need } : {}),
  }
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error

/** True if a write may have been done: no connection, an unreadable answer, a server error. Sent again with its key it is done only once. */
export const isUnknown = ({ status }: ApiError): boolean => typeof status !== 'number' || status >= 500
