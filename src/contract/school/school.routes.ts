import { defineRoutes, type Grant } from '../http/route'
import type { SchoolContract } from './school.schemas'
import { schoolShows } from './school.shows'

/** The one row is never created or deleted, so saving and clearing both need UPDATE. */
const UPDATE: readonly [Grant] = [['CICLO ESCOLAR', 'UPDATE']]

export const schoolRoutes = defineRoutes<SchoolContract>(schoolShows)({
  get: { method: 'GET', path: '/escuela', access: 'session', beforeSecondFactor: true },
  update: { method: 'PATCH', path: '/escuela', access: UPDATE, changes: ['School'] },
  replaceImage: {
    method: 'POST',
    path: '/escuela/imagen/{cual}',
    access: UPDATE,
    upload: { field: 'file', kinds: ['image'], max: 1 },
    changes: ['School'],
  },
  deleteImage: { method: 'DELETE', path: '/escuela/imagen/{cual}', access: UPDATE, changes: ['School'] },
})
