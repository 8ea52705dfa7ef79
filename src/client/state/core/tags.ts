import type { Route } from '@contract/http/route'
import type { TagType } from '@contract/http/tags'

export interface Tag {
  type: TagType
  id: 'LIST'
}

/** What a list or a page of one row is made of: rows of a type. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' })

/**
 * `invalidatesTags` of a write: what its route says it changes, the same that the other desks are told (decisions/0010). Whole
 * types, so rows and lists alike; nothing when it failed, since RTK asks then too.
 */
export const changedBy =
  ({ changes = [] }: Route) =>
  (_result: unknown, error: unknown): readonly TagType[] =>
    error ? [] : changes
