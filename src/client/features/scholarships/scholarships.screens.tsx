import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const scholarshipsScreens: readonly Screen[] = [
  {
    path: '/becas/ciclo/actual',
    access: routes.listByCycle.access,
    menu: { entry: 'Becas', label: 'Becas' },
    ...page(() => import('./pages/ScholarshipsPage'), 'ScholarshipsPage'),
  },
  {
    path: '/menu/registro/beca',
    access: routes.create.access,
    menu: { entry: 'Becas', label: 'Registrar beca', act: true },
    ...page(() => import('./pages/RegisterScholarshipPage'), 'ScholarshipMenuPage'),
  },
  {
    path: '/registro/beca/:grado',
    access: routes.create.access,
    under: '/menu/registro/beca',
    ...page(() => import('./pages/RegisterScholarshipPage'), 'RegisterScholarshipPage'),
  },
  {
    path: '/alumnos/becados',
    access: routes.listHolders.access,
    menu: { entry: 'Becas', label: 'Alumnos becados' },
    ...page(() => import('./pages/HoldersPage'), 'HoldersPage'),
  },
  {
    path: '/beca/:beca',
    access: routes.get.access,
    under: '/becas/ciclo/actual',
    ...page(() => import('./pages/ScholarshipPage'), 'ScholarshipPage'),
  },
  {
    path: '/beca/add/:beca',
    access: routes.addStudents.access,
    needs: routes.get.access,
    under: '/becas/ciclo/actual',
    ...page(() => import('./pages/AddToScholarshipPage'), 'AddToScholarshipPage'),
  },
]
