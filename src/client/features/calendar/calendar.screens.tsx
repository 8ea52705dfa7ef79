import { calendarRoutes } from '@contract/calendar/calendar.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const calendarScreens: readonly Screen[] = [
  {
    path: '/calendario-escolar',
    access: calendarRoutes.list.access,
    menu: { entry: 'Calendario escolar', label: 'Calendario escolar' },
    ...page(() => import('./pages/CalendarPage'), 'CalendarPage'),
  },
  {
    path: '/registro/calendario',
    access: calendarRoutes.create.access,
    menu: { entry: 'Calendario escolar', label: 'Registrar actividad', act: true },
    ...page(() => import('./pages/RegisterEntryPage'), 'RegisterEntryPage'),
  },
  {
    path: '/calendario/:id',
    access: calendarRoutes.get.access,
    under: '/calendario-escolar',
    ...page(() => import('./pages/EntryPage'), 'EntryPage'),
  },
]
