/**
 * Whether a text can be an idempotency key (`decisions/domain/wire#keys`): 1 to 200 printable ASCII characters, no blank at either end, where
 * HTTP would drop it and make two keys alike.
 */
export const isIdempotencyKey = (text: string): boolean => /^[!-~](?:[ -~]{0,198}[!-~])?$/.test(text)
