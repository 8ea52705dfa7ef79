/** Body fields that only the server may read: never in a log, a development tool or a file. */
export const SECRET_FIELDS = ['password', 'actual', 'dispositivo'] as const

/** Answer fields that grant access; a recorded log shows them masked. */
export const KEY_FIELDS = ['token', 'dispositivo'] as const
