import { upper } from '../domain/text'

/** An allergy or an illness. Sensitive: no message about it repeats what it says (`decisions/domain/people#health-data`). */
export interface HealthItem {
  id?: number
  descripcion: string
}

const MAX_HEALTH_ITEMS = 50
export const MAX_HEALTH_TEXT = 200

/** As they are kept: uppercased; empty descriptions are not added. */
export const keptHealth = (items: readonly HealthItem[]): string[] =>
  items.map(({ descripcion }) => upper(descripcion)).filter((text) => text !== '')

/** What is wrong with a list of them, or null. */
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

/** The list out of its JSON text, as a multipart body carries it; null when it is no such list. */
export const readHealth = (json: string): HealthItem[] | null => {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) && list.every(isItem) ? list : null
  } catch {
    return null
  }
}
