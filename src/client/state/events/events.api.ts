import { eventsRoutes as routes } from '@contract/events/events.routes'
import type { EventsContract, SchoolEvent } from '@contract/events/events.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList, unwrapRow } from '../core/lists'
import { changedBy, listTag } from '../core/tags'
import { readEvent } from './events.read'

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
    >({ query: call(routes.create), invalidatesTags: changedBy(routes.create) }),
    changeEvent: build.mutation<
      EventsContract['updateInfo']['response'],
      CallArg<typeof routes.updateInfo, EventsContract['updateInfo']['body']>
    >({ query: call(routes.updateInfo), invalidatesTags: changedBy(routes.updateInfo) }),
    changeEventFiles: build.mutation<
      EventsContract['updateFiles']['response'],
      CallArg<typeof routes.updateFiles, EventsContract['updateFiles']['body']>
    >({ query: call(routes.updateFiles), invalidatesTags: changedBy(routes.updateFiles) }),
    deleteEvent: build.mutation<EventsContract['delete']['response'], CallArg<typeof routes.delete>>({
      query: call(routes.delete),
      invalidatesTags: changedBy(routes.delete),
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
