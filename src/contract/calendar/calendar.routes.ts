import { callsOf, defineRoutes, type Upload } from '../http/route'
import type { CalendarContract } from './calendar.schemas'
import { calendarShows } from './calendar.shows'

const calendar = callsOf('CALENDARIO ESCOLAR')

const file = { field: 'file', kinds: ['image', 'pdf'], max: 1 } as const satisfies Upload

export const calendarRoutes = defineRoutes<CalendarContract>(calendarShows)({
  list: calendar.get('/actividades'),
  get: calendar.get('/actividades/{id}'),
  create: calendar.post('/actividades', { upload: file, changes: ['CalendarEntry'] }),
  update: calendar.patch('/actividades/data/{id}', { changes: ['CalendarEntry'] }),
  replaceFile: calendar.patch('/actividades/image/{id}', { upload: file, changes: ['CalendarEntry'] }),
  delete: calendar.delete('/actividades/{id}', { changes: ['CalendarEntry'] }),
})
