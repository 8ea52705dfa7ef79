import { defineRoutes } from '../http/route'

export const liveRoutes = defineRoutes({
  // A tag's name alone tells nothing: any session may hear it (DOMAIN §2).
  stream: { method: 'GET', path: '/cambios', access: 'session', stream: true },
})
