import { defineRoutes } from '../http/route'

export const sessionRoutes = defineRoutes({
  login: { method: 'POST', path: '/auth/login', access: 'public' },
  verify: { method: 'GET', path: '/auth/verify', access: 'session' },
  logout: { method: 'POST', path: '/auth/logout', access: 'session' },
})
