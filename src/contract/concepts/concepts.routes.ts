import { callsOf, defineRoutes } from '../http/route'
import type { ConceptsContract } from './concepts.schemas'
import { conceptsShows } from './concepts.shows'

const concepts = callsOf('CARGOS')

export const conceptsRoutes = defineRoutes<ConceptsContract>(conceptsShows)({
  list: concepts.get('/conceptos'),
  create: concepts.post('/conceptos', { changes: ['Concept'] }),
  update: concepts.patch('/conceptos/{id}', { changes: ['Concept'] }),
})
