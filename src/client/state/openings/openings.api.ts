import { openingsRoutes as routes } from '@contract/openings/openings.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { downloading } from '../core/download'
import { listAt } from '../otherServers/lists'
import { fetchHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

const openingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOpeningColumns: build.mutation(writing(routes.readColumns)),
    createOpening: build.mutation(writing(routes.create)),
    getOpeningProgress: build.query(reading(routes.getProgress, ({ avance }) => avance ?? null)),
    downloadOpeningTemplate: build.mutation<string, object>(downloading(routes.downloadTemplate)),
    listOpenings: build.query(reading(routes.list, listAt('aperturas'))),
    undoOpening: build.mutation(writing(routes.undo)),
  }),
})

export const useUndoOpening = writeHook(openingsApi.endpoints.undoOpening)
export const useDownloadOpeningTemplate = writeHook(openingsApi.endpoints.downloadOpeningTemplate, {
  failed: 'No se pudo leer el archivo',
})
export const useCreateOpening = writeHook(openingsApi.endpoints.createOpening, {
  failed: 'No se pudo hacer la apertura',
})
export const useReadOpeningColumns = writeHook(openingsApi.endpoints.readOpeningColumns, {
  failed: 'No se pudo leer el archivo',
})

export const useOpenings = listHook(openingsApi.endpoints.listOpenings)

export const useFetchOpeningProgress = fetchHook(openingsApi.endpoints.getOpeningProgress)
