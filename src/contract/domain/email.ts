/** Longest address a mail server takes (RFC 5321). */
const MAX_EMAIL_LENGTH = 254
/** One @, no blanks, a domain with a dot: what a slip of the hand breaks. Whether it exists only a message can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** As it is stored: without blanks around. The case stays; comparing is done without it. */
export const normalizeEmail = (text: string): string => text.normalize('NFC').trim()

/** What is wrong with an e-mail as typed, or null. It may be empty. */
export const emailProblem = (text: string): string | null => {
  const email = normalizeEmail(text)
  if (email === '') return null
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email)
    ? null
    : 'El correo debe tener la forma nombre@dominio.mx'
}
