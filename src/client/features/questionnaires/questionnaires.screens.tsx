import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import { page, type Screen } from '../../ui/screens/screen'

/** Ours: the spec knows the calls of the questionnaire and no screen of it (issue 3). */
export const questionnairesScreens: readonly Screen[] = [
  {
    path: '/ciclo-escolar/cuestionario',
    access: routes.get.access,
    menu: { group: 'Escuela', label: 'Cuestionario', icon: 'checklist' },
    ...page(
      () => import('./pages/QuestionnairePage'),
      ({ QuestionnairePage }) => QuestionnairePage,
    ),
  },
]
