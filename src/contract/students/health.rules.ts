import { upper } from '../domain/text'

/** An allergy or an illness. Sensitive: no error message may repeat its text (`decisions/domain/people#health-data`). */
interface HealthItem {
  id?: number
  descripcion: string
}

export const BLOOD_TYPES = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const
export type BloodType = (typeof BLOOD_TYPES)[number]

const MAX_HEALTH_ITEMS = 50
export const MAX_HEALTH_TEXT = 200

/** As they are stored: uppercase, without empty descriptions. */
export const keptHealth = (items: readonly HealthItem[]): string[] =>
  items.map(({ descripcion }) => upper(descripcion)).filter((text) => text !== '')

/** Error of the list, or null. */
export const healthProblem = (items: readonly HealthItem[]): string | null => {
  const texts = keptHealth(items)
  if (texts.length > MAX_HEALTH_ITEMS) return `Admite hasta ${MAX_HEALTH_ITEMS} descripciones`
  if (texts.some((text) => [...text].length > MAX_HEALTH_TEXT))
    return `Cada descripción admite hasta ${MAX_HEALTH_TEXT} caracteres`
  return texts.some((text) => /[\p{Cc}\p{Cs}]/u.test(text))
    ? 'Las descripciones no pueden llevar caracteres invisibles'
    : null
}

const isItem = (value: unknown): value is HealthItem =>
  typeof (value as Partial<HealthItem> | null)?.descripcion === 'string'

/** Reads the JSON text of a multipart body; null when it is not such a list. */
export const readHealth = (json: string): HealthItem[] | null => {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) && list.every(isItem) ? list : null
  } catch {
    return null
  }
}
