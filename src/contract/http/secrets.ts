/** Fields of the contract's calls that nobody but the server may read again: no log, no tool, no file. */
export const SECRET_FIELDS = ['password', 'actual', 'dispositivo'] as const

/** Fields of its answers that open something: a recorded log shows them masked. */
export const KEY_FIELDS = ['token', 'dispositivo'] as const
