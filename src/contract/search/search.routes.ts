import { defineRoutes } from '../http/route'
import type { SearchContract } from './search.schemas'
import { searchShows } from './search.shows'

export const searchRoutes = defineRoutes<SearchContract>(searchShows)({
  // Searches only what the user may read.
  find: { method: 'GET', path: '/buscar', access: 'session', sensitive: true },
})
