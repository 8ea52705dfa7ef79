import { openingsRoutes as routes } from '@contract/openings/openings.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { downloading } from '../core/download'
import { listAt } from '../core/lists'

export const openingsApi = baseApi.injectEndpoints({
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
