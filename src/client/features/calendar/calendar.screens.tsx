import { calendarRoutes } from '@contract/calendar/calendar.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const calendarScreens: readonly Screen[] = [
  {
    path: paths.calendar,
    access: calendarRoutes.list.access,
    menu: { entry: 'Calendario y eventos', label: 'Calendario escolar' },
    ...page(() => import('./pages/CalendarPage'), 'CalendarPage'),
  },
  {
    path: paths.newCalendarEntry,
    access: calendarRoutes.create.access,
    menu: { entry: 'Calendario y eventos', label: 'Registrar actividad', act: true },
    ...page(() => import('./pages/RegisterEntryPage'), 'RegisterEntryPage'),
  },
  {
    path: paths.calendarEntry.path,
    access: calendarRoutes.get.access,
    under: paths.calendar,
    ...page(() => import('./pages/EntryPage'), 'EntryPage'),
  },
]
