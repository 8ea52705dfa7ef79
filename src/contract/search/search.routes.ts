import { defineRoutes } from '../http/route'
import type { SearchContract } from './search.schemas'

export const searchRoutes = defineRoutes<SearchContract>()({
  // Ours: whoever is in the school, by whatever is known of them. What a reader may not read is not looked through.
  find: { method: 'GET', path: '/buscar', access: 'session', sensitive: true },
})
