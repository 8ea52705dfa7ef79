import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import type { Access } from '@contract/http/route'

export const manageAccess: Access = [
  ...routes.create.access,
  ...routes.rename.access,
  ...routes.delete.access,
]
