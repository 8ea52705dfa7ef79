import { parentsRoutes as routes } from '@contract/parents/parents.routes'
import type { Parent, ParentsContract } from '@contract/parents/parents.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { toRowList, type RowList } from '../core/entityTable'
import { rowListFrom, unwrapRow } from '../core/lists'
import { changedBy, listTag } from '../core/tags'

const rows = rowListFrom<Parent>('padres')

export const parentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listParents: build.query<RowList<Parent>, void>({
      query: call(routes.listAll),
      transformResponse: rows,
      providesTags: [listTag('Parent')],
    }),
    listEnrolledParents: build.query<RowList<Parent>, void>({
      query: call(routes.listEnrolled),
      transformResponse: rows,
      providesTags: [listTag('Parent')],
    }),
    /** One row, as a list so that it feeds the same table. */
    getParent: build.query<RowList<Parent>, { id: number }>({
      query: call(routes.get),
      transformResponse: (answer) => {
        const parent = unwrapRow<Parent>(answer, 'padre')
        return toRowList(parent ? [parent] : [])
      },
      providesTags: [listTag('Parent')],
    }),
    registerParent: build.mutation<
      ParentsContract['create']['response'],
      CallArg<typeof routes.create, ParentsContract['create']['body']>
    >({
      query: call(routes.create),
      invalidatesTags: changedBy(routes.create),
    }),
    updateParent: build.mutation<
      ParentsContract['update']['response'],
      CallArg<typeof routes.update, ParentsContract['update']['body']>
    >({
      query: call(routes.update),
      invalidatesTags: changedBy(routes.update),
    }),
    addChildren: build.mutation<
      ParentsContract['addChildren']['response'],
      CallArg<typeof routes.addChildren, ParentsContract['addChildren']['body']>
    >({
      query: call(routes.addChildren),
      invalidatesTags: changedBy(routes.addChildren),
    }),
    createParentUser: build.mutation<
      ParentsContract['createUser']['response'],
      CallArg<typeof routes.createUser, ParentsContract['createUser']['body']>
    >({
      query: call(routes.createUser),
      invalidatesTags: changedBy(routes.createUser),
    }),
    /** Makes nothing stale: no list shows a password. */
    changeParentPassword: build.mutation<
      ParentsContract['changeUserPassword']['response'],
      CallArg<typeof routes.changeUserPassword, ParentsContract['changeUserPassword']['body']>
    >({
      query: call(routes.changeUserPassword),
    }),
  }),
})

export const {
  useListParentsQuery,
  useListEnrolledParentsQuery,
  useGetParentQuery,
  useRegisterParentMutation,
  useUpdateParentMutation,
  useAddChildrenMutation,
  useCreateParentUserMutation,
  useChangeParentPasswordMutation,
} = parentsApi
