import { listHook } from '../core/reads'
import { groupsApi } from './groups.api'

/** Groups of one cycle by grade and name; `id` is the cycle's. */
export const useGroups = listHook(groupsApi.endpoints.listGroups)
