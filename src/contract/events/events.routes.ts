import { defineRoutes, type Upload } from '../http/route'
import { MAX_FILES, MAX_VIDEOS } from './events.rules'
import type { EventsContract } from './events.schemas'

const files = {
  field: 'files',
  kinds: ['image', 'video'],
  max: MAX_FILES,
  videos: MAX_VIDEOS,
} as const satisfies Upload

export const eventsRoutes = defineRoutes<EventsContract>()({
  list: { method: 'GET', path: '/eventos', access: [['EVENTOS', 'READ']] },
  get: { method: 'GET', path: '/eventos/{id}', access: [['EVENTOS', 'READ']] },
  create: {
    method: 'POST',
    path: '/eventos',
    access: [['EVENTOS', 'CREATE']],
    upload: files,
    changes: ['SchoolEvent'],
  },
  updateInfo: {
    method: 'PATCH',
    path: '/eventos/data/{id}',
    access: [['EVENTOS', 'UPDATE']],
    changes: ['SchoolEvent'],
  },
  updateFiles: {
    method: 'PATCH',
    path: '/eventos/image/{id}',
    access: [['EVENTOS', 'UPDATE']],
    upload: files,
    changes: ['SchoolEvent'],
  },
  delete: {
    method: 'DELETE',
    path: '/eventos/{id}',
    access: [['EVENTOS', 'DELETE']],
    changes: ['SchoolEvent'],
  },
})
