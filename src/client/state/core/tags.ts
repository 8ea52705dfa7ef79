import type { Route } from '@contract/http/route'
import type { TagType } from '@contract/http/tags'
import { isUnknown, type ApiError } from './errors'

/** Another desk was faster, or the row is gone: the screen shows something old. */
const showsItIsOld = ({ status }: ApiError): boolean => status === 409 || status === 404

/**
 * `invalidatesTags` of a write: what its route `changes`, which other desks hear too (decisions/0010). Types without ids
 * (decisions/0030). After a 404, a 409 or a lost answer also what the write only read (`restsOn`). Any other refusal changed
 * nothing and makes nothing stale.
 */
export const changedBy =
  ({ changes = [], restsOn = [] }: Route) =>
  (_result: unknown, error: unknown): readonly TagType[] => {
    if (!error) return changes
    const failure = error as ApiError
    return showsItIsOld(failure) || isUnknown(failure) ? [...changes, ...restsOn] : []
  }
