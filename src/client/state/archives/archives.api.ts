import { archivesRoutes as routes } from '@contract/archives/archives.routes'
import { baseApi } from '../core/baseApi'
import { writing } from '../core/call'
import { writeHook } from '../core/writes'

const archivesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createArchive: build.mutation(writing(routes.create)),
  }),
})

export const useCreateArchive = writeHook(archivesApi.endpoints.createArchive, {
  failed: 'No se pudo preparar el archivo.',
  saved: 'La descarga empezó',
})
