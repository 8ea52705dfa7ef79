import { detailHook, listHook } from '../core/reads'
import { eventsApi } from './events.api'

/** Newest day first. */
export const useEvents = listHook(eventsApi.endpoints.listEvents)
export const useEvent = detailHook(eventsApi.endpoints.getEvent)
