import { conceptsRoutes as routes } from '@contract/concepts/concepts.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../core/lists'

export const conceptsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listConcepts: build.query(reading(routes.list, listAt('conceptos'))),
    createConcept: build.mutation(writing(routes.create)),
    updateConcept: build.mutation(writing(routes.update)),
  }),
})

export const { useCreateConceptMutation, useUpdateConceptMutation } = conceptsApi
