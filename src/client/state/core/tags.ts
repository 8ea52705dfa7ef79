import type { Route } from '@contract/http/route'
import type { TagType } from '@contract/http/tags'
import { isUnknown, type ApiError } from './errors'

/** Somebody else was faster, or the row is gone: what stands on the screen is old. */
const showsItIsOld = ({ status }: ApiError): boolean => status === 409 || status === 404

/**
 * `invalidatesTags` of a write, from its route: what the write changes, the same that the other desks are told
 * (decisions/0010). Whole types, without ids (decisions/0030). A refusal that shows the screen to be old asks for the same again,
 * and for what the write rested on; so does a lost answer, since the write may have been done. Any other refusal asks for
 * nothing.
 */
export const changedBy =
  ({ changes = [], restsOn = [] }: Route) =>
  (_result: unknown, error: unknown): readonly TagType[] => {
    if (!error) return changes
    const failure = error as ApiError
    return showsItIsOld(failure) || isUnknown(failure) ? [...changes, ...restsOn] : []
  }
