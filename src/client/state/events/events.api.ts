import { eventsRoutes as routes } from '@contract/events/events.routes'
import type { EventsContract, SchoolEvent } from '@contract/events/events.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList, unwrapRow } from '../core/lists'
import { listTag, onSuccess } from '../core/tags'
import { readEvent } from './events.read'

/** A page of one event and the list show the same: whatever changes one makes both stale. */
const changesEvents = onSuccess(listTag('SchoolEvent'))

export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query<SchoolEvent[], void>({
      query: call(routes.list),
      transformResponse: (answer) => unwrapList<SchoolEvent>(answer, 'eventos').map(readEvent),
      providesTags: [listTag('SchoolEvent')],
    }),
    getEvent: build.query<SchoolEvent | null, CallArg<typeof routes.get>>({
      query: call(routes.get),
      transformResponse: (answer) => {
        const row = unwrapRow<SchoolEvent>(answer, 'evento')
        return row && readEvent(row)
      },
      providesTags: [listTag('SchoolEvent')],
    }),
    registerEvent: build.mutation<
      EventsContract['create']['response'],
      CallArg<typeof routes.create, EventsContract['create']['body']>
    >({ query: call(routes.create), invalidatesTags: changesEvents }),
    changeEvent: build.mutation<
      EventsContract['updateInfo']['response'],
      CallArg<typeof routes.updateInfo, EventsContract['updateInfo']['body']>
    >({ query: call(routes.updateInfo), invalidatesTags: changesEvents }),
    changeEventFiles: build.mutation<
      EventsContract['updateFiles']['response'],
      CallArg<typeof routes.updateFiles, EventsContract['updateFiles']['body']>
    >({ query: call(routes.updateFiles), invalidatesTags: changesEvents }),
    deleteEvent: build.mutation<EventsContract['delete']['response'], CallArg<typeof routes.delete>>({
      query: call(routes.delete),
      invalidatesTags: changesEvents,
    }),
  }),
})

export const {
  useListEventsQuery,
  useGetEventQuery,
  useRegisterEventMutation,
  useChangeEventMutation,
  useChangeEventFilesMutation,
  useDeleteEventMutation,
} = eventsApi
