import { parentsRoutes as routes } from '@contract/parents/parents.routes'
import { baseApi } from '../core/baseApi'
import { readingRows, writing } from '../core/call'
import { listAt, rowAt } from '../otherServers/lists'

export const parentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listParents: build.query(readingRows(routes.listAll, listAt('padres'))),
    listEnrolledParents: build.query(readingRows(routes.listEnrolled, listAt('padres'))),
    getParent: build.query(readingRows(routes.get, rowAt('padre'))),
    createParent: build.mutation(writing(routes.create)),
    updateParent: build.mutation(writing(routes.update)),
    addChildren: build.mutation(writing(routes.addChildren)),
    removeChild: build.mutation(writing(routes.removeChild)),
    deleteParent: build.mutation(writing(routes.delete)),
    createParentUser: build.mutation(writing(routes.createUser)),
    changeParentPassword: build.mutation(writing(routes.changeUserPassword)),
  }),
})
