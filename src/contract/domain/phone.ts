/** Mexico City, Guadalajara and Monterrey have area codes of two digits, all other places three. */
const SHORT_AREAS = /^(?:33|55|56|81)/

/** As it is stored: 10 digits, without blanks, dashes, dots, parentheses or +52 (nor the 521 of old mobile numbers). */
export const normalizePhone = (text: string): string =>
  text.replace(/[\s().-]+/g, '').replace(/^\+?52(?:1(?=\d{10}$)|(?=\d{10}$))/, '')

/** Error of a phone number as typed, or null: it needs 10 digits. */
export const phoneProblem = (phone: string): string | null =>
  /^\d{10}$/.test(normalizePhone(phone)) ? null : 'El teléfono debe tener 10 dígitos'

/** '5512345678' → '55 1234 5678', '7221234567' → '722 123 4567'; any other text is returned unchanged. */
export const formatPhone = (phone: string): string =>
  phoneProblem(phone) ? phone : groupPhone(normalizePhone(phone))

/** The same while the number is being typed: '551234' → '55 1234'. @param digits at most ten */
const groupPhone = (digits: string): string => {
  const [area, middle] = SHORT_AREAS.test(digits) ? [2, 6] : [3, 6]
  return [digits.slice(0, area), digits.slice(area, middle), digits.slice(middle)].filter(Boolean).join(' ')
}

/**
 * Groups a number while it is typed or pasted. With a country code, parentheses or too many digits it stays unchanged until
 * complete.
 */
export const typedPhone = (text: string): string => {
  const kept = text.replace(/[^\d+().\- ]/g, '')
  const digits = kept.replace(/\D/g, '')
  return /[+()]/.test(kept) || digits.length > 10 ? kept : groupPhone(digits)
}

const inAddress = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/**
 * Opens WhatsApp with a message ready; the user chooses the contact there. Never put health data in the text: it becomes part of
 * a URL.
 */
export const whatsAppShare = (text: string): string => `https://wa.me/?text=${inAddress(text)}`

/**
 * Opens WhatsApp with a message to this number; the country prefix is 52. Never put health data in the text: it becomes part of a
 * URL.
 * @returns null when the number is not valid
 */
export const whatsAppLink = (phone: string, text: string): string | null =>
  phoneProblem(phone) ? null : `https://wa.me/52${normalizePhone(phone)}?text=${inAddress(text)}`
