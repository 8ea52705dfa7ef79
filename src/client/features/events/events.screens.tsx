import { eventsRoutes } from '@contract/events/events.routes'
import { page, type Screen } from '../../ui/screens/screen'
import { LIST, texts } from './events.texts'

export const eventsScreens: readonly Screen[] = [
  {
    path: LIST,
    access: eventsRoutes.list.access,
    menu: { group: 'Vida escolar', label: texts.list, icon: 'photo' },
    ...page(
      () => import('./pages/EventsPage'),
      ({ EventsPage }) => EventsPage,
    ),
  },
  {
    path: '/registro/evento',
    access: eventsRoutes.create.access,
    menu: { group: 'Vida escolar', label: texts.register, icon: 'add' },
    ...page(
      () => import('./pages/RegisterEventPage'),
      ({ RegisterEventPage }) => RegisterEventPage,
    ),
  },
  {
    path: '/evento/:evento',
    access: eventsRoutes.get.access,
    ...page(
      () => import('./pages/EventPage'),
      ({ EventPage }) => EventPage,
    ),
  },
]
