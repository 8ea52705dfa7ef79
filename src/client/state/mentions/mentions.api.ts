import { NOT_UPDATED, DELETED } from '@contract/domain/messages'
import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import { readMention } from '../otherServers/publications'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { detailHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const mentionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMentions: build.query(reading(routes.list, listAt('menciones', readMention))),
    getMention: build.query(reading(routes.get, rowAt('mencion', readMention))),
    createMention: build.mutation(writing(routes.create)),
    updateMention: build.mutation(writing(routes.update)),
    replaceMentionImage: build.mutation(writing(routes.replaceImage)),
    deleteMention: build.mutation(writing(routes.delete)),
  }),
})

export const useUpdateMention = writeHook(mentionsApi.endpoints.updateMention, {
  failed: NOT_UPDATED,
  saved: serverMessage,
})
export const useReplaceMentionImage = writeHook(mentionsApi.endpoints.replaceMentionImage, {
  failed: NOT_UPDATED,
  saved: serverMessage,
})
export const useDeleteMention = writeHook(mentionsApi.endpoints.deleteMention, {
  failed: 'Ocurrio un Error al Eliminar la Mencion',
  saved: DELETED,
})
export const useCreateMention = writeHook(mentionsApi.endpoints.createMention, {
  failed: 'Ocurrio un Error al Registrar la Mencion',
  saved: serverMessage,
})

export const useMentions = listHook(mentionsApi.endpoints.listMentions)
export const useMention = detailHook(mentionsApi.endpoints.getMention)
