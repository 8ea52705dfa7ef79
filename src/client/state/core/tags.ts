import type { Route } from '@contract/http/route'
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

/**
 * `invalidatesTags` of a write: what its route says it changes, the same that the other desks are told (decisions/0010). Whole
 * types, so rows and lists alike; nothing when it failed, since RTK asks then too.
 */
export const changedBy =
  ({ changes = [] }: Route) =>
  (_result: unknown, error: unknown): readonly TagType[] =>
    error ? [] : changes
