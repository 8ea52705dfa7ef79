import { remindersRoutes } from '@contract/reminders/reminders.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const remindersScreens: readonly Screen[] = [
  {
    path: paths.reminders,
    access: remindersRoutes.list.access,
    needs: remindersRoutes.list.needs,
    menu: { entry: 'Avisos', label: 'Recordatorios' },
    ...page(() => import('./pages/RemindersPage'), 'RemindersPage'),
  },
]
