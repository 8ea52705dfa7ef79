import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const scholarshipsScreens: readonly Screen[] = [
  {
    path: paths.scholarships,
    access: routes.listByCycle.access,
    menu: { entry: 'Becas', label: 'Becas' },
    ...page(() => import('./pages/ScholarshipsPage'), 'ScholarshipsPage'),
  },
  {
    path: paths.newScholarship,
    access: routes.create.access,
    menu: { entry: 'Becas', label: 'Registrar beca', act: true },
    ...page(() => import('./pages/RegisterScholarshipPage'), 'ScholarshipMenuPage'),
  },
  {
    path: paths.newScholarshipOfLevel.path,
    access: routes.create.access,
    under: paths.newScholarship,
    ...page(() => import('./pages/RegisterScholarshipPage'), 'RegisterScholarshipPage'),
  },
  {
    path: paths.scholarshipHolders,
    access: routes.listHolders.access,
    menu: { entry: 'Becas', label: 'Alumnos becados' },
    ...page(() => import('./pages/HoldersPage'), 'HoldersPage'),
  },
  {
    path: paths.siblings,
    access: routes.listSiblings.access,
    menu: { entry: 'Becas', label: 'Hermanos' },
    ...page(() => import('./pages/SiblingsPage'), 'SiblingsPage'),
  },
  {
    path: paths.scholarship.path,
    access: routes.get.access,
    under: paths.scholarships,
    ...page(() => import('./pages/ScholarshipPage'), 'ScholarshipPage'),
  },
  {
    path: paths.addToScholarship.path,
    access: routes.addStudents.access,
    needs: routes.get.access,
    under: paths.scholarships,
    ...page(() => import('./pages/AddToScholarshipPage'), 'AddToScholarshipPage'),
  },
]
