/** Printable ASCII without a blank at either end: HTTP would trim it and two keys would become one (`decisions/domain/wire#keys`). */
export const isIdempotencyKey = (text: string): boolean => /^[!-~](?:[ -~]{0,198}[!-~])?$/.test(text)
