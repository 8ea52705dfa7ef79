import { defineRoutes } from '../http/route'
import type { RemindersContract } from './reminders.schemas'
import { remindersShows } from './reminders.shows'

const READ = { access: [['COLEGIATURAS', 'READ']], needs: [['PADRES', 'READ']] } as const
const UPDATE = {
  access: [['COLEGIATURAS', 'UPDATE']],
  needs: [['PADRES', 'UPDATE']],
  changes: ['Reminder'],
} as const

export const remindersRoutes = defineRoutes<RemindersContract>(remindersShows)({
  list: { method: 'GET', path: '/recordatorios', ...READ },
  setActive: { method: 'PATCH', path: '/recordatorios', ...UPDATE },
  create: { method: 'POST', path: '/recordatorios', ...UPDATE },
  update: { method: 'PATCH', path: '/recordatorios/{id}', ...UPDATE },
  delete: { method: 'DELETE', path: '/recordatorios/{id}', ...UPDATE },
  getCalendar: { method: 'GET', path: '/recordatorios/calendario', ...READ },
  mute: { method: 'POST', path: '/recordatorios/callar', ...UPDATE },
  /** `id` is the parent's. */
  unmute: { method: 'DELETE', path: '/recordatorios/callar/{id}', ...UPDATE },
})
