import { noticesRoutes as routes } from '@contract/notices/notices.routes'
import type { Notice, NoticesContract } from '@contract/notices/notices.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList } from '../core/lists'
import { changedBy, listTag } from '../core/tags'

export const noticesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of one parent, newest first. */
    listParentNotices: build.query<Notice[], { id: number }>({
      query: call(routes.listOfParent),
      transformResponse: (answer) => unwrapList<Notice>(answer, 'avisos'),
      providesTags: [listTag('Notice')],
    }),
    sendNotice: build.mutation<
      NoticesContract['send']['response'],
      CallArg<typeof routes.send, NoticesContract['send']['body']>
    >({
      query: call(routes.send),
      invalidatesTags: changedBy(routes.send),
    }),
  }),
})

export const { useListParentNoticesQuery, useSendNoticeMutation } = noticesApi
