import { defineRoutes, type Upload } from '../http/route'
import type { CalendarContract } from './calendar.schemas'

const file = { field: 'file', kinds: ['image', 'pdf'], max: 1 } as const satisfies Upload

export const calendarRoutes = defineRoutes<CalendarContract>()({
  list: { method: 'GET', path: '/actividades', access: [['CALENDARIO ESCOLAR', 'READ']] },
  get: { method: 'GET', path: '/actividades/{id}', access: [['CALENDARIO ESCOLAR', 'READ']] },
  create: {
    method: 'POST',
    path: '/actividades',
    access: [['CALENDARIO ESCOLAR', 'CREATE']],
    upload: file,
    changes: ['CalendarEntry'],
  },
  updateInfo: {
    method: 'PATCH',
    path: '/actividades/data/{id}',
    access: [['CALENDARIO ESCOLAR', 'UPDATE']],
    changes: ['CalendarEntry'],
  },
  updateFile: {
    method: 'PATCH',
    path: '/actividades/image/{id}',
    access: [['CALENDARIO ESCOLAR', 'UPDATE']],
    upload: file,
    changes: ['CalendarEntry'],
  },
  delete: {
    method: 'DELETE',
    path: '/actividades/{id}',
    access: [['CALENDARIO ESCOLAR', 'DELETE']],
    changes: ['CalendarEntry'],
  },
})
