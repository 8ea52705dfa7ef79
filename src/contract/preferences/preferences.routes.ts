import { callsOf, defineRoutes } from '../http/route'
import type { PreferencesContract } from './preferences.schemas'
import { preferencesShows } from './preferences.shows'

const parents = callsOf('PADRES')

export const preferencesRoutes = defineRoutes<PreferencesContract>(preferencesShows)({
  list: parents.get('/padres/{id}/preferencias'),
  update: parents.patch('/padres/{id}/preferencias', { changes: ['Parent'] }),
})
