import { conceptsRoutes as routes } from '@contract/concepts/concepts.routes'
import type { Concept } from '@contract/concepts/concepts.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { answerBy, listHook } from '../core/reads'
import { writeHook } from '../core/writes'
import { useMay } from '../session/useMay'

const conceptsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listConcepts: build.query(reading(routes.list, listAt('conceptos'))),
    createConcept: build.mutation(writing(routes.create)),
    updateConcept: build.mutation(writing(routes.update)),
  }),
})

export const useCreateConcept = writeHook(conceptsApi.endpoints.createConcept, {
  failed: 'Ocurrió un error al registrar el concepto',
  saved: serverMessage,
})
export const useUpdateConcept = writeHook(conceptsApi.endpoints.updateConcept, {
  failed: 'Ocurrió un error al actualizar el concepto',
  saved: serverMessage,
})

export const useConcepts = listHook(conceptsApi.endpoints.listConcepts)

const useActive = listHook(
  conceptsApi.endpoints.listConcepts,
  answerBy((rows) => rows.filter(({ activo }) => activo)),
)

const NONE: readonly Concept[] = []

/** Empty without permission, or from a server that has no concepts. */
export const useActiveConcepts = (): readonly Concept[] => {
  const may = useMay()(routes.list.access)
  const { rows = NONE } = useActive(undefined, { skip: !may })
  return rows
}
