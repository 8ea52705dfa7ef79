import { parentsRoutes as routes } from '@contract/parents/parents.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { oneRowListAt, rowListAt } from '../core/lists'

export const parentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listParents: build.query(reading(routes.listAll, rowListAt('padres'), ['Parent'])),
    listEnrolledParents: build.query(reading(routes.listEnrolled, rowListAt('padres'), ['Parent'])),
    /** One row, as a list so that it feeds the same table. */
    getParent: build.query(reading(routes.get, oneRowListAt('padre'), ['Parent'])),
    registerParent: build.mutation(writing(routes.create)),
    updateParent: build.mutation(writing(routes.update)),
    addChildren: build.mutation(writing(routes.addChildren)),
    createParentUser: build.mutation(writing(routes.createUser)),
    /** Makes nothing stale: no list shows a password. */
    changeParentPassword: build.mutation(writing(routes.changeUserPassword)),
  }),
})

export const {
  useRegisterParentMutation,
  useUpdateParentMutation,
  useAddChildrenMutation,
  useCreateParentUserMutation,
  useChangeParentPasswordMutation,
} = parentsApi
