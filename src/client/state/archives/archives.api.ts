import { archivesRoutes as routes } from '@contract/archives/archives.routes'
import { baseApi } from '../core/baseApi'
import { writing } from '../core/call'
import { writeHook } from '../core/writes'

const archivesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    makeArchive: build.mutation(writing(routes.make)),
  }),
})

export const useMakeArchive = writeHook(archivesApi.endpoints.makeArchive, {
  failed: 'No se pudo preparar el archivo.',
  saved: 'La descarga empezó',
})
