import { DELETED, EVENT_REGISTERED, NOT_UPDATED } from '@contract/domain/messages'
import { eventsRoutes as routes } from '@contract/events/events.routes'
import { readEvent } from '../otherServers/publications'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { detailHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query(reading(routes.list, listAt('eventos', readEvent))),
    getEvent: build.query(reading(routes.get, rowAt('evento', readEvent))),
    createEvent: build.mutation(writing(routes.create)),
    updateEvent: build.mutation(writing(routes.update)),
    replaceEventFiles: build.mutation(writing(routes.replaceFiles)),
    deleteEvent: build.mutation(writing(routes.delete)),
  }),
})

const NOTHING_SAVED = {
  title: 'Se detuvo el envío',
  text: 'No se guardó nada. Lo que escribiste y los archivos que elegiste siguen aquí.',
}

export const useUpdateEvent = writeHook(eventsApi.endpoints.updateEvent, {
  failed: NOT_UPDATED,
  saved: serverMessage,
})
export const useReplaceEventFiles = writeHook(eventsApi.endpoints.replaceEventFiles, {
  failed: NOT_UPDATED,
  saved: serverMessage,
  stopped: NOTHING_SAVED,
})
export const useDeleteEvent = writeHook(eventsApi.endpoints.deleteEvent, {
  failed: 'Ocurrio un Error al Eliminar el Evento',
  saved: DELETED,
})
export const useCreateEvent = writeHook(eventsApi.endpoints.createEvent, {
  failed: 'Ocurrio un Error al Registrar el Evento',
  saved: EVENT_REGISTERED,
  stopped: NOTHING_SAVED,
})

export const useEvents = listHook(eventsApi.endpoints.listEvents)
export const useEvent = detailHook(eventsApi.endpoints.getEvent)
