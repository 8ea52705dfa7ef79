/**
 * Whether a text can be an idempotency key (`decisions/domain/wire#keys`): 1 to 200 printable ASCII characters. No blank at
 * either end: HTTP would trim it and two keys would become one.
 */
export const isIdempotencyKey = (text: string): boolean => /^[!-~](?:[ -~]{0,198}[!-~])?$/.test(text)
