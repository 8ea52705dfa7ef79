import { defineRoutes } from '../http/route'
import type { SecondFactorContract } from './secondFactor.schemas'
import { secondFactorShows } from './secondFactor.shows'

/** Each call is about one's own factor, except `reset`. Answers with secrets are neither stored nor cached. */
export const secondFactorRoutes = defineRoutes<SecondFactorContract>(secondFactorShows)({
  get: { method: 'GET', path: '/auth/segundo-factor', access: 'session', beforeSecondFactor: true },
  prepare: {
    method: 'POST',
    path: '/auth/segundo-factor',
    access: 'session',
    beforeSecondFactor: true,
    sensitive: true,
    notReplayed: true,
    changes: [],
  },
  confirm: {
    method: 'POST',
    path: '/auth/segundo-factor/confirmar',
    access: 'session',
    beforeSecondFactor: true,
    sensitive: true,
    notReplayed: true,
    changes: ['SignIn', 'User'],
  },
  renewCodes: {
    method: 'POST',
    path: '/auth/segundo-factor/codigos',
    access: 'session',
    beforeSecondFactor: true,
    sensitive: true,
    notReplayed: true,
    changes: ['SignIn'],
  },
  delete: {
    method: 'DELETE',
    path: '/auth/segundo-factor',
    access: 'session',
    beforeSecondFactor: true,
    changes: ['SignIn', 'User'],
  },
  reset: {
    method: 'DELETE',
    path: '/auth/segundo-factor/usuario/{id}',
    access: [['USUARIOS', 'UPDATE']],
    needsReauth: true,
    changes: ['SignIn', 'User'],
  },
})
