import type { TagType } from '@contract/http/tags'

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
