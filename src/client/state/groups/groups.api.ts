import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../core/lists'
import { listHook } from '../core/reads'

export const groupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGroups: build.query(reading(routes.listByCycle, listAt('grupos'))),
    createGroup: build.mutation(writing(routes.create)),
    addStudentsToGroup: build.mutation(writing(routes.addStudents)),
    removeStudentsFromGroup: build.mutation(writing(routes.removeStudents)),
    updateGroup: build.mutation(writing(routes.update)),
    deleteGroup: build.mutation(writing(routes.delete)),
  }),
})

export const {
  useCreateGroupMutation,
  useAddStudentsToGroupMutation,
  useRemoveStudentsFromGroupMutation,
  useUpdateGroupMutation,
  useDeleteGroupMutation,
} = groupsApi

/** Groups of one cycle by grade and name; `id` is the cycle's. */
export const useGroups = listHook(groupsApi.endpoints.listGroups)
