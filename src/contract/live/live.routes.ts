import { defineRoutes } from '../http/route'
import type { LiveContract } from './live.schemas'

export const liveRoutes = defineRoutes<LiveContract>()({
  // A tag's name alone tells nothing: any session may hear it.
  stream: { method: 'GET', path: '/cambios', access: 'session', stream: true },
})
