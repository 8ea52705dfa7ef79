import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import type { Mention, MentionsContract } from '@contract/mentions/mentions.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList, unwrapRow } from '../core/lists'
import { changedBy, listTag } from '../core/tags'
import { readMention } from './mentions.read'

export const mentionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMentions: build.query<Mention[], void>({
      query: call(routes.list),
      transformResponse: (answer) => unwrapList<Mention>(answer, 'menciones').map(readMention),
      providesTags: [listTag('Mention')],
    }),
    getMention: build.query<Mention | null, CallArg<typeof routes.get>>({
      query: call(routes.get),
      transformResponse: (answer) => {
        const row = unwrapRow<Mention>(answer, 'mencion')
        return row && readMention(row)
      },
      providesTags: [listTag('Mention')],
    }),
    registerMention: build.mutation<
      MentionsContract['create']['response'],
      CallArg<typeof routes.create, MentionsContract['create']['body']>
    >({ query: call(routes.create), invalidatesTags: changedBy(routes.create) }),
    changeMention: build.mutation<
      MentionsContract['updateInfo']['response'],
      CallArg<typeof routes.updateInfo, MentionsContract['updateInfo']['body']>
    >({ query: call(routes.updateInfo), invalidatesTags: changedBy(routes.updateInfo) }),
    replaceMentionImage: build.mutation<
      MentionsContract['updateImage']['response'],
      CallArg<typeof routes.updateImage, MentionsContract['updateImage']['body']>
    >({ query: call(routes.updateImage), invalidatesTags: changedBy(routes.updateImage) }),
    deleteMention: build.mutation<MentionsContract['delete']['response'], CallArg<typeof routes.delete>>({
      query: call(routes.delete),
      invalidatesTags: changedBy(routes.delete),
    }),
  }),
})

export const {
  useListMentionsQuery,
  useGetMentionQuery,
  useRegisterMentionMutation,
  useChangeMentionMutation,
  useReplaceMentionImageMutation,
  useDeleteMentionMutation,
} = mentionsApi
