import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import type { Group, GroupsContract } from '@contract/groups/groups.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList } from '../core/lists'
import { changedBy, listTag } from '../core/tags'

export const groupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGroups: build.query<Group[], { id: number }>({
      query: call(routes.listByCycle),
      transformResponse: (answer) => unwrapList<Group>(answer, 'grupos'),
      // Its pupils' names change elsewhere.
      providesTags: [listTag('Group'), listTag('Student')],
    }),
    createGroup: build.mutation<
      GroupsContract['create']['response'],
      CallArg<typeof routes.create, GroupsContract['create']['body']>
    >({
      query: call(routes.create),
      invalidatesTags: changedBy(routes.create),
    }),
    addStudentsToGroup: build.mutation<
      GroupsContract['addStudents']['response'],
      CallArg<typeof routes.addStudents, GroupsContract['addStudents']['body']>
    >({
      query: call(routes.addStudents),
      invalidatesTags: changedBy(routes.addStudents),
    }),
  }),
})

export const { useListGroupsQuery, useCreateGroupMutation, useAddStudentsToGroupMutation } = groupsApi
