import { openingsRoutes as routes } from '@contract/openings/openings.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { downloading } from '../core/download'
import { listAt } from '../core/lists'
import { fetchHook, listHook } from '../core/reads'

const openingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOpeningColumns: build.mutation(writing(routes.columns)),
    /** With `simular` it only checks. */
    writeOpening: build.mutation(writing(routes.open)),
    /** Progress of the user's opening; null when it has ended. */
    openingProgress: build.query(reading(routes.progress, ({ avance }) => avance ?? null)),
    openingTemplate: build.mutation<string, object>(downloading(routes.template)),
    listOpenings: build.query(reading(routes.list, listAt('aperturas'))),
    undoOpening: build.mutation(writing(routes.undo)),
  }),
})

export const {
  useReadOpeningColumnsMutation,
  useWriteOpeningMutation,
  useOpeningTemplateMutation,
  useUndoOpeningMutation,
} = openingsApi

/** Openings of every cycle, also those that were undone. */
export const useOpenings = listHook(openingsApi.endpoints.listOpenings)

/** Asks how far the user's opening is. */
export const useFetchOpeningProgress = fetchHook(openingsApi.endpoints.openingProgress)
