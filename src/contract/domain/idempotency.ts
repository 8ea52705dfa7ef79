/**
 * 1 to 200 printable ASCII characters, no blank at either end: HTTP would trim it and two keys would become one
 * (`decisions/domain/wire#keys`).
 */
export const isIdempotencyKey = (text: string): boolean => /^[!-~](?:[ -~]{0,198}[!-~])?$/.test(text)
