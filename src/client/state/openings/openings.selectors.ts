import { fetchHook, listHook } from '../core/reads'
import { openingsApi } from './openings.api'

/** Openings of every cycle, also those that were undone. */
export const useOpenings = listHook(openingsApi.endpoints.listOpenings)

/** Asks how far the user's opening is. */
export const useOpeningProgress = fetchHook(openingsApi.endpoints.openingProgress)
