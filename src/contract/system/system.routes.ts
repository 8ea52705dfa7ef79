import { defineRoutes } from '../http/route'

export const systemRoutes = defineRoutes({
  health: { method: 'GET', path: '/health', access: 'public' },
})
