/** Tags whose rows have a table of their own in the client. */
export const NAMED_TAGS = ['Student', 'Parent', 'Charge'] as const
export type NamedTag = (typeof NAMED_TAGS)[number]

/** The only rows of a tag that changed. A tag that is missing may have changed in any row. */
export type NamedIds = { readonly [T in NamedTag]?: readonly number[] }

/** Of one tag; where more changed, all of the list is asked for. A notice of PostgreSQL holds 8,000 bytes. */
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

/** Of `?ids=3,17`; null for anything else. */
export const readIdList = (text: string): readonly number[] | null => {
  const ids = LIST.test(text) ? text.split(',').map(Number) : null
  return areIds(ids) ? ids : null
}
