/** Tags whose rows the client keeps one by one, so a change can name them. */
export const NAMED_TAGS = ['Student', 'Parent', 'Charge'] as const
export type NamedTag = (typeof NAMED_TAGS)[number]

/** Ids of the rows that changed, by tag. Of a tag left out any row may have changed. */
export type NamedIds = { readonly [T in NamedTag]?: readonly number[] }

/** Most ids of one tag; for more the whole list is read again. A notice of PostgreSQL holds 8,000 bytes. */
export const MAX_NAMED_ROWS = 50

const areIds = (ids: unknown): ids is number[] =>
  Array.isArray(ids) &&
  ids.length > 0 &&
  ids.length <= MAX_NAMED_ROWS &&
  ids.every((id) => Number.isSafeInteger(id) && id > 0)

export const readNamedIds = (told: unknown): NamedIds =>
  Object.fromEntries(
    NAMED_TAGS.flatMap((tag) => {
      const ids = (told as Record<string, unknown> | null | undefined)?.[tag]
      return areIds(ids) ? [[tag, ids]] : []
    }),
  )

const LIST = /^[1-9]\d*(,[1-9]\d*)*$/

/** Reads `?ids=3,17`; null for anything else. */
export const readIdList = (text: string): readonly number[] | null => {
  const ids = LIST.test(text) ? text.split(',').map(Number) : null
  return areIds(ids) ? ids : null
}
