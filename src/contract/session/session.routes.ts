import { defineRoutes } from '../http/route'
import type { SessionContract } from './session.schemas'

export const sessionRoutes = defineRoutes<SessionContract>()({
  login: { method: 'POST', path: '/auth/login', access: 'public', sensitive: true },
  verify: {
    method: 'GET',
    path: '/auth/verify',
    access: 'session',
    sensitive: true,
    beforeSecondFactor: true,
  },
  // Ours: users change their own password, without asking the office.
  changePassword: { method: 'PATCH', path: '/auth/password', access: 'session', changes: ['SignIn'] },
  logout: { method: 'POST', path: '/auth/logout', access: 'session', beforeSecondFactor: true },
  confirm: { method: 'POST', path: '/auth/confirmar', access: 'session', notReplayed: true },
  getCommonPasswords: { method: 'GET', path: '/auth/contrasenas-comunes', access: 'session' },
})
