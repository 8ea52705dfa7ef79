import { callsOf, defineRoutes, type Upload } from '../http/route'
import { MAX_FILES, MAX_VIDEOS } from './events.rules'
import type { EventsContract } from './events.schemas'
import { eventsShows } from './events.shows'

const events = callsOf('EVENTOS')

const files = {
  field: 'files',
  kinds: ['image', 'video'],
  max: MAX_FILES,
  videos: MAX_VIDEOS,
} as const satisfies Upload

export const eventsRoutes = defineRoutes<EventsContract>(eventsShows)({
  list: events.get('/eventos'),
  get: events.get('/eventos/{id}'),
  create: events.post('/eventos', { upload: files, changes: ['SchoolEvent'] }),
  update: events.patch('/eventos/data/{id}', { changes: ['SchoolEvent'] }),
  replaceFiles: events.patch('/eventos/image/{id}', { upload: files, changes: ['SchoolEvent'] }),
  delete: events.delete('/eventos/{id}', { changes: ['SchoolEvent'] }),
})
