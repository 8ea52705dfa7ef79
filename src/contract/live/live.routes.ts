import { defineRoutes } from '../http/route'
import type { LiveContract } from './live.schemas'

export const liveRoutes = defineRoutes<LiveContract>()({
  // Any session may listen: tags and ids contain no data.
  stream: { method: 'GET', path: '/cambios', access: 'session', stream: true },
})
