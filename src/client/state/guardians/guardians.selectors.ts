import { listHook } from '../core/reads'
import { guardiansApi } from './guardians.api'

/** The adults around a pupil; `id` is the pupil's. Sensitive: with notes and identifications. */
export const useGuardians = listHook(guardiansApi.endpoints.listGuardians)
