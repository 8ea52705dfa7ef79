/** Mexico City, Guadalajara and Monterrey; all other area codes have three digits. */
const SHORT_AREAS = /^(?:33|55|56|81)/

/** 10 digits, without +52 (nor the 521 of old mobile numbers), nor the 044, 045 and 01 that were dialled until 2019. */
export const normalizePhone = (text: string): string =>
  text.replace(/[\s().-]+/g, '').replace(/^(?:\+?521?|044|045|01)(?=\d{10}$)/, '')

export const phoneProblem = (phone: string): string | null =>
  /^\d{10}$/.test(normalizePhone(phone)) ? null : 'El teléfono debe tener 10 dígitos'

/** '55 1234 5678', '722 123 4567'; any other text is returned unchanged. */
export const formatPhone = (phone: string): string =>
  phoneProblem(phone) ? phone : groupPhone(normalizePhone(phone))

const groupPhone = (digits: string): string => {
  const [area, middle] = SHORT_AREAS.test(digits) ? [2, 6] : [3, 6]
  return [digits.slice(0, area), digits.slice(area, middle), digits.slice(middle)].filter(Boolean).join(' ')
}

/** Groups digits while they are typed, but not in a text with +, parentheses or more than ten digits. Other characters are dropped. */
export const typedPhone = (text: string): string => {
  const allowed = text.replace(/[^\d+().\- ]/g, '')
  const digits = allowed.replace(/\D/g, '')
  return /[+()]/.test(allowed) || digits.length > 10 ? allowed : groupPhone(digits)
}

const inAddress = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/** WhatsApp asks for the contact. Never put health data in the text: it becomes part of a URL. */
export const whatsAppShare = (text: string): string => `https://wa.me/?text=${inAddress(text)}`

/** Null when the number is not valid. Never put health data in the text: it becomes part of a URL. */
export const whatsAppLink = (phone: string, text: string): string | null =>
  phoneProblem(phone) ? null : `https://wa.me/52${normalizePhone(phone)}?text=${inAddress(text)}`
