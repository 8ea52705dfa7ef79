import { defineRoutes, type Grant } from '../http/route'
import type { MailContract } from './mail.schemas'
import { mailShows } from './mail.shows'

/** The one row is never created or deleted, so reading, saving and trying all need UPDATE. */
const UPDATE: readonly [Grant] = [['USUARIOS', 'UPDATE']]

export const mailRoutes = defineRoutes<MailContract>(mailShows)({
  get: { method: 'GET', path: '/correo', access: UPDATE },
  update: {
    method: 'PATCH',
    path: '/correo',
    access: UPDATE,
    needsReauth: true,
    notReplayed: true,
    changes: ['Mail'],
  },
  /** `notReplayed`: a second call sends again, so it must not answer what the first one was told. */
  test: {
    method: 'POST',
    path: '/correo/probar',
    access: UPDATE,
    needsReauth: true,
    notReplayed: true,
    changes: ['Mail'],
  },
})
