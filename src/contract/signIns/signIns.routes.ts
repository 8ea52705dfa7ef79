import { defineRoutes } from '../http/route'
import type { SignInsContract } from './signIns.schemas'
import { signInsShows } from './signIns.shows'

/** One's own sign-ins, and another user's for whoever may change that user. */
export const signInsRoutes = defineRoutes<SignInsContract>(signInsShows)({
  list: { method: 'GET', path: '/auth/sesiones', access: 'session' },
  end: { method: 'DELETE', path: '/auth/sesiones/{id}', access: 'session', changes: ['SignIn'] },
  endOthers: { method: 'DELETE', path: '/auth/sesiones', access: 'session', changes: ['SignIn'] },
  listByUser: { method: 'GET', path: '/auth/sesiones/usuario/{id}', access: [['USUARIOS', 'UPDATE']] },
  endByUser: {
    method: 'DELETE',
    path: '/auth/sesiones/usuario/{id}',
    access: [['USUARIOS', 'UPDATE']],
    needsReauth: true,
    changes: ['SignIn'],
  },
  /** A browser that is remembered without an open session. */
  forgetBrowser: {
    method: 'DELETE',
    path: '/auth/navegadores-recordados/{id}',
    access: 'session',
    changes: ['SignIn'],
  },
  listNewBrowsers: { method: 'GET', path: '/auth/navegadores-nuevos', access: 'session' },
  dismissNewBrowser: {
    method: 'DELETE',
    path: '/auth/navegadores-nuevos/{id}',
    access: 'session',
    changes: ['SignIn'],
  },
})
