import { importsRoutes as routes } from '@contract/imports/imports.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { downloading } from '../core/download'
import { fetchHook } from '../core/reads'
import { writeHook } from '../core/writes'

const importsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readColumns: build.mutation(writing(routes.readColumns)),
    importStudents: build.mutation(writing(routes.importStudents)),
    getImportProgress: build.query(reading(routes.getProgress, ({ avance }) => avance ?? null)),
    downloadImportTemplate: build.mutation<string, object>(downloading(routes.downloadTemplate)),
  }),
})

export const useReadColumns = writeHook(importsApi.endpoints.readColumns, { failed: 'No se pudo importar' })
export const useImportStudents = writeHook(importsApi.endpoints.importStudents, {
  failed: 'No se pudo importar',
})
export const useDownloadImportTemplate = writeHook(importsApi.endpoints.downloadImportTemplate, {
  failed: 'No se pudo importar',
})

export const useFetchImportProgress = fetchHook(importsApi.endpoints.getImportProgress)
