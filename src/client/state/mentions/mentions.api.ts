import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'
import { readMention } from './mentions.read'

export const mentionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMentions: build.query(reading(routes.list, listAt('menciones', readMention), ['Mention'])),
    getMention: build.query(reading(routes.get, rowAt('mencion', readMention), ['Mention'])),
    registerMention: build.mutation(writing(routes.create)),
    changeMention: build.mutation(writing(routes.updateInfo)),
    replaceMentionImage: build.mutation(writing(routes.updateImage)),
    deleteMention: build.mutation(writing(routes.delete)),
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
