import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import type { Access } from '@contract/http/route'

/** The page opens with any one of the rights that it offers. */
export const manageAccess: Access = [
  ...routes.create.access,
  ...routes.rename.access,
  ...routes.delete.access,
]
