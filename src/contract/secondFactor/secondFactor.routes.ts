import { defineRoutes } from '../http/route'
import type { SecondFactorContract } from './secondFactor.schemas'
import { secondFactorShows } from './secondFactor.shows'

/** One's own, except `reset`. The answers with secrets are neither stored nor cached. */
export const secondFactorRoutes = defineRoutes<SecondFactorContract>(secondFactorShows)({
  get: { method: 'GET', path: '/auth/segundo-factor', access: 'session', owing: true },
  prepare: {
    method: 'POST',
    path: '/auth/segundo-factor',
    access: 'session',
    owing: true,
    sensitive: true,
    unkept: true,
    changes: [],
  },
  confirm: {
    method: 'POST',
    path: '/auth/segundo-factor/confirmar',
    access: 'session',
    owing: true,
    sensitive: true,
    unkept: true,
    changes: ['SignIn', 'User'],
  },
  renewCodes: {
    method: 'POST',
    path: '/auth/segundo-factor/codigos',
    access: 'session',
    owing: true,
    sensitive: true,
    unkept: true,
    changes: ['SignIn'],
  },
  remove: {
    method: 'DELETE',
    path: '/auth/segundo-factor',
    access: 'session',
    owing: true,
    changes: ['SignIn', 'User'],
  },
  reset: {
    method: 'DELETE',
    path: '/auth/segundo-factor/usuario/{id}',
    access: [['USUARIOS', 'UPDATE']],
    proved: true,
    changes: ['SignIn', 'User'],
  },
})
