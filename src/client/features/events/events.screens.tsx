import { eventsRoutes } from '@contract/events/events.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const eventsScreens: readonly Screen[] = [
  {
    path: '/eventos',
    access: eventsRoutes.list.access,
    menu: { entry: 'Eventos', label: 'Eventos' },
    ...page(() => import('./pages/EventsPage'), 'EventsPage'),
  },
  {
    path: '/registro/evento',
    access: eventsRoutes.create.access,
    menu: { entry: 'Eventos', label: 'Registrar evento', act: true },
    ...page(() => import('./pages/RegisterEventPage'), 'RegisterEventPage'),
  },
  {
    path: '/evento/:evento',
    access: eventsRoutes.get.access,
    under: '/eventos',
    ...page(() => import('./pages/EventPage'), 'EventPage'),
  },
]
