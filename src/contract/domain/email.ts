/** Longest address a mail server takes (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254
/** Catches typing slips only: whether the address exists shows when a message is sent. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** Case is kept; comparisons ignore it. */
export const normalizeEmail = (text: string): string => text.normalize('NFC').trim()

export const emailProblem = (text: string): string | null => {
  const email = normalizeEmail(text)
  if (email === '') return null
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email)
    ? null
    : 'El correo debe tener la forma nombre@dominio.mx'
}
