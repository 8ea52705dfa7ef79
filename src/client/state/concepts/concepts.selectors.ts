import { conceptsRoutes } from '@contract/concepts/concepts.routes'
import type { Concept } from '@contract/concepts/concepts.schemas'
import { listHook } from '../core/reads'
import { useMay } from '../session/useMay'
import { conceptsApi } from './concepts.api'

/** All concepts, also those that are switched off. */
export const useConcepts = listHook(conceptsApi.endpoints.listConcepts)

const NONE: readonly Concept[] = []

/** The concepts in use, for a form to choose from; none without the permission, or from a server that has none. */
export const useActiveConcepts = (): readonly Concept[] => {
  const may = useMay()(conceptsRoutes.list.access)
  const { rows = NONE } = useConcepts(undefined, { skip: !may })
  return rows.filter(({ activo }) => activo)
}
