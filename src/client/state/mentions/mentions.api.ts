import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import type { Mention } from '@contract/mentions/mentions.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'
import { detailHook, listHook } from '../core/reads'

/** A mention of any server: what the school's existing one does not send is empty, never missing. */
const readMention = (row: Partial<Mention> & Pick<Mention, 'id'>): Mention => ({
  nombre: '',
  titulo: '',
  descripcion: '',
  fecha: '',
  urlFoto: '',
  urlMiniatura: null,
  ancho: null,
  alto: null,
  ...row,
})

export const mentionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMentions: build.query(reading(routes.list, listAt('menciones', readMention))),
    getMention: build.query(reading(routes.get, rowAt('mencion', readMention))),
    registerMention: build.mutation(writing(routes.create)),
    changeMention: build.mutation(writing(routes.updateInfo)),
    replaceMentionImage: build.mutation(writing(routes.updateImage)),
    deleteMention: build.mutation(writing(routes.delete)),
  }),
})

export const {
  useRegisterMentionMutation,
  useChangeMentionMutation,
  useReplaceMentionImageMutation,
  useDeleteMentionMutation,
} = mentionsApi

/** Newest first. */
export const useMentions = listHook(mentionsApi.endpoints.listMentions)
export const useMention = detailHook(mentionsApi.endpoints.getMention)
