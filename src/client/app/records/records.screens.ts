import { parentsRoutes } from '@contract/parents/parents.routes'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { studentsRoutes } from '@contract/students/students.routes'
import { usersRoutes } from '@contract/users/users.routes'
import { page, type Screen } from '../../ui/screens/screen'

/** Pages of one record, made of what several features know about it. */
export const recordsScreens: readonly Screen[] = [
  {
    path: '/alumno/:alumno',
    access: studentsRoutes.get.access,
    under: '/historial/alumnos',
    ...page(() => import('./student.record'), 'StudentRecord'),
  },
  {
    path: '/padre/:padre',
    access: parentsRoutes.get.access,
    under: '/historial/padres',
    ...page(() => import('./parent.record'), 'ParentRecord'),
  },
  {
    path: '/rol/:rol',
    access: rolesRoutes.get.access,
    under: '/roles',
    ...page(() => import('./role.record'), 'RoleRecord'),
  },
  {
    path: '/usuario/:usuario',
    access: usersRoutes.list.access,
    under: '/usuarios',
    ...page(() => import('./user.record'), 'UserRecord'),
  },
]
