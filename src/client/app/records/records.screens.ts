import { parentsRoutes } from '@contract/parents/parents.routes'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { studentsRoutes } from '@contract/students/students.routes'
import { usersRoutes } from '@contract/users/users.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const recordsScreens: readonly Screen[] = [
  {
    path: paths.student.path,
    access: studentsRoutes.get.access,
    under: paths.students,
    ...page(() => import('./StudentRecord'), 'StudentRecord'),
  },
  {
    path: paths.parent.path,
    access: parentsRoutes.get.access,
    under: paths.parents,
    ...page(() => import('./ParentRecord'), 'ParentRecord'),
  },
  {
    path: paths.role.path,
    access: rolesRoutes.get.access,
    under: paths.roles,
    ...page(() => import('./RoleRecord'), 'RoleRecord'),
  },
  {
    path: paths.user.path,
    access: usersRoutes.list.access,
    under: paths.users,
    ...page(() => import('./UserRecord'), 'UserRecord'),
  },
]
