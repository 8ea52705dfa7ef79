import { NOT_UPDATED, DELETED } from '@contract/domain/messages'
import { kindOfName } from '@contract/domain/files'
import { eventsRoutes as routes } from '@contract/events/events.routes'
import type { EventFile, SchoolEvent } from '@contract/events/events.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'
import { detailHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

/** The school's existing server sends only links; the kind of file follows from the name's ending. */
const fileOf = (urlFoto: string): EventFile => ({
  tipo: kindOfName(urlFoto) === 'video' ? 'video' : 'image',
  urlFoto,
  urlMiniatura: null,
  ancho: null,
  alto: null,
})

/** An event of any server: what the school's existing one does not send is empty, never missing. */
export const readEvent = (row: Partial<SchoolEvent> & Pick<SchoolEvent, 'id'>): SchoolEvent => {
  const urlFoto = row.urlFoto ?? []
  return {
    nombre: '',
    titulo: '',
    descripcion: '',
    fecha: '',
    ...row,
    urlFoto,
    archivos: row.archivos ?? urlFoto.map(fileOf),
  }
}

export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query(reading(routes.list, listAt('eventos', readEvent))),
    getEvent: build.query(reading(routes.get, rowAt('evento', readEvent))),
    registerEvent: build.mutation(writing(routes.create)),
    changeEvent: build.mutation(writing(routes.updateInfo)),
    changeEventFiles: build.mutation(writing(routes.updateFiles)),
    deleteEvent: build.mutation(writing(routes.delete)),
  }),
})

export const useChangeEvent = writeHook(eventsApi.endpoints.changeEvent, {
  failed: NOT_UPDATED,
  saved: 'El Evento se actualizo correctamente',
})
export const useChangeEventFiles = writeHook(eventsApi.endpoints.changeEventFiles, {
  failed: NOT_UPDATED,
  saved: 'Las Fotos del Evento se actualizaron correctamente',
})
export const useDeleteEvent = writeHook(eventsApi.endpoints.deleteEvent, {
  failed: 'Ocurrio un Error al Eliminar el Evento',
  saved: DELETED,
})
export const useRegisterEvent = writeHook(eventsApi.endpoints.registerEvent, {
  failed: 'Ocurrio un Error al Registrar el Evento',
  saved: 'El Evento se registro correctamente',
})

export const useEvents = listHook(eventsApi.endpoints.listEvents)
export const useEvent = detailHook(eventsApi.endpoints.getEvent)
