import { TAG_TYPES, type TagType } from '@contract/http/tags'
import { baseApi } from '../core/baseApi'

/** What other desks changed is fetched again where it is on a screen, and forgotten where it is not. */
export const changesHeard = (tags: readonly TagType[]) => baseApi.util.invalidateTags([...tags])

/** Nobody knows what was missed. Unchanged lists cost a 304. */
export const everythingMissed = () => baseApi.util.invalidateTags([...TAG_TYPES])
