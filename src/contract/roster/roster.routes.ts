import { callsOf, defineRoutes, type Upload } from '../http/route'
import type { RosterContract } from './roster.schemas'
import { rosterShows } from './roster.shows'

const roster = callsOf('PLANTILLA')

const photo = { field: 'file', kinds: ['image'], max: 1 } as const satisfies Upload

/** Sensitive: salaries, addresses and official numbers may not stay in a browser's cache. */
export const rosterRoutes = defineRoutes<RosterContract>(rosterShows)({
  list: roster.get('/plantilla', { sensitive: true }),
  get: roster.get('/plantilla/{id}', { sensitive: true }),
  create: roster.post('/plantilla', { upload: photo, changes: ['Employee'] }),
  update: roster.patch('/plantilla/data/{id}', { changes: ['Employee'] }),
  replacePhoto: roster.patch('/plantilla/image/{id}', { upload: photo, changes: ['Employee'] }),
  delete: roster.delete('/plantilla/{id}', { changes: ['Employee'] }),
})
