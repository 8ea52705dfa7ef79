import { defineRoutes, type Upload } from '../http/route'
import type { RosterContract } from './roster.schemas'

const photo = { field: 'file', kinds: ['image'], max: 1 } as const satisfies Upload

/** Salaries, addresses and numbers of people: no copy of an answer stays in a browser. */
export const rosterRoutes = defineRoutes<RosterContract>()({
  list: { method: 'GET', path: '/plantilla', access: [['PLANTILLA', 'READ']], sensitive: true },
  get: { method: 'GET', path: '/plantilla/{id}', access: [['PLANTILLA', 'READ']], sensitive: true },
  // A department tells how many work in it.
  create: {
    method: 'POST',
    path: '/plantilla',
    access: [['PLANTILLA', 'CREATE']],
    upload: photo,
    changes: ['Employee', 'Department'],
  },
  update: {
    method: 'PATCH',
    path: '/plantilla/data/{id}',
    access: [['PLANTILLA', 'UPDATE']],
    changes: ['Employee', 'Department'],
  },
  replacePhoto: {
    method: 'PATCH',
    path: '/plantilla/image/{id}',
    access: [['PLANTILLA', 'UPDATE']],
    upload: photo,
    changes: ['Employee'],
  },
  delete: {
    method: 'DELETE',
    path: '/plantilla/{id}',
    access: [['PLANTILLA', 'DELETE']],
    changes: ['Employee', 'Department'],
  },
})
