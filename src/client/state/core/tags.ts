/** The whole tag vocabulary: what a write may make stale. */
export const TAG_TYPES = [
  'Cycle',
  'Student',
  'Parent',
  'Notice',
  'Charge',
  'User',
  'Role',
  'Scholarship',
  'Group',
  'Tuition',
] as const
export type TagType = (typeof TAG_TYPES)[number]

export interface Tag {
  type: TagType
  id: number | 'LIST'
}

/** Every list of a type. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' })
/** One row, wherever it is shown. */
export const rowTag = (type: TagType, id: number): Tag => ({ type, id })

/** invalidatesTags also runs for a rejected mutation: a failed write must not fetch every list again. */
export const onSuccess =
  (...tags: readonly Tag[]) =>
  (_result: unknown, error: unknown): readonly Tag[] =>
    error ? [] : tags
