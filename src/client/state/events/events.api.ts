import { eventsRoutes as routes } from '@contract/events/events.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'
import { readEvent } from './events.read'

export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query(reading(routes.list, listAt('eventos', readEvent), ['SchoolEvent'])),
    getEvent: build.query(reading(routes.get, rowAt('evento', readEvent), ['SchoolEvent'])),
    registerEvent: build.mutation(writing(routes.create)),
    changeEvent: build.mutation(writing(routes.updateInfo)),
    changeEventFiles: build.mutation(writing(routes.updateFiles)),
    deleteEvent: build.mutation(writing(routes.delete)),
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
