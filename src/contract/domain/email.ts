/** Longest address a mail server takes (RFC 5321). */
const MAX_EMAIL_LENGTH = 254
/** One @, no blanks, a domain with a dot: catches typing slips. Only sending a message can show that the address exists. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** As it is stored: trimmed. Case is kept; comparisons ignore it. */
export const normalizeEmail = (text: string): string => text.normalize('NFC').trim()

/** Error of an e-mail as typed, or null. It may be empty. */
export const emailProblem = (text: string): string | null => {
  const email = normalizeEmail(text)
  if (email === '') return null
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email)
    ? null
    : 'El correo debe tener la forma nombre@dominio.mx'
}
