import { createSelector } from '@reduxjs/toolkit'
import type { SchoolEvent } from '@contract/events/events.schemas'
import { detailHook, listHook } from '../core/reads'
import { eventsApi } from './events.api'

const NONE: readonly SchoolEvent[] = []

/** Every event in the server's order, the newest day first; none until they are here. */
export const selectEvents = createSelector(
  [eventsApi.endpoints.listEvents.select()],
  ({ data }): readonly SchoolEvent[] => data ?? NONE,
)

/** Newest day first. */
export const useEvents = listHook(eventsApi.endpoints.listEvents)
export const useEvent = detailHook(eventsApi.endpoints.getEvent)
