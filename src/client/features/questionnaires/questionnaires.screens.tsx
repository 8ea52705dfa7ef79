import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

/** A screen of ours: the customer listed only the calls of the questionnaire. */
export const questionnairesScreens: readonly Screen[] = [
  {
    path: paths.questionnaire,
    access: routes.get.access,
    menu: { entry: 'Ciclo escolar', label: 'Cuestionario' },
    ...page(() => import('./pages/QuestionnairePage'), 'QuestionnairePage'),
  },
]
