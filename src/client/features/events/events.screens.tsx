import { eventsRoutes } from '@contract/events/events.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const eventsScreens: readonly Screen[] = [
  {
    path: paths.events,
    access: eventsRoutes.list.access,
    menu: { entry: 'Calendario y eventos', label: 'Eventos' },
    ...page(() => import('./pages/EventsPage'), 'EventsPage'),
  },
  {
    path: paths.newEvent,
    access: eventsRoutes.create.access,
    menu: { entry: 'Calendario y eventos', label: 'Registrar evento', act: true },
    ...page(() => import('./pages/RegisterEventPage'), 'RegisterEventPage'),
  },
  {
    path: paths.event.path,
    access: eventsRoutes.get.access,
    under: paths.events,
    ...page(() => import('./pages/EventPage'), 'EventPage'),
  },
]
