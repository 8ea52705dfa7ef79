import { messagesRoutes as routes } from '@contract/messages/messages.routes'
import type { MessagesContract } from '@contract/messages/messages.schemas'
import { countText } from '@contract/domain/text'
import { askAnew, baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { answerHook, detailHook } from '../core/reads'
import { writeHook } from '../core/writes'

const messagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBulletins: build.query(
      reading(routes.list, ({ avisos, total, alto, correo }) => ({
        avisos,
        total,
        /** Why no mail leaves now: the server refused the school, or the settings do not allow it. */
        detenido: alto?.motivo ?? correo,
      })),
    ),
    getBulletin: build.query(reading(routes.get, ({ aviso }) => aviso)),
    listMessages: build.query(reading(routes.listMessages, ({ mensajes, total }) => ({ mensajes, total }))),
    listParentMessages: build.query(
      reading(routes.listByParent, ({ mensajes, total }) => ({ mensajes, total })),
    ),
    previewBulletin: build.query({
      ...reading(routes.send, ({ destinatarios, muestra = [], omitidas }) => ({
        destinatarios,
        muestra,
        omitidas,
      })),
      keepUnusedDataFor: 0,
    }),
    /** Address of the PDF, valid for half an hour. */
    getSlips: build.query(reading(routes.getPaper, ({ documento }) => documento.url)),
    sendBulletin: build.mutation(writing(routes.send)),
    cancelBulletin: build.mutation(writing(routes.cancel)),
    retryBulletin: build.mutation(writing(routes.retry)),
    markPapers: build.mutation(writing(routes.markPapers)),
    markMessage: build.mutation(writing(routes.markMessage)),
  }),
})

const { endpoints } = messagesApi

/** Newest first; `detenido` says why no mail leaves now. */
export const useBulletins = answerHook(endpoints.listBulletins)
export const useBulletin = detailHook(endpoints.getBulletin)
export const useMessages = answerHook(endpoints.listMessages)
export const useParentMessages = answerHook(endpoints.listParentMessages)
export const useBulletinPreview = answerHook(endpoints.previewBulletin)

type SendBody = MessagesContract['send']['body']

export const askRecipients = (body: SendBody) =>
  askAnew(endpoints.previewBulletin, { ...body, simular: true })

/** Asked at each click: the link expires, and recipients change. */
export const askSlips = (id: number) => askAnew(endpoints.getSlips, { id })

export const useSendBulletin = writeHook(endpoints.sendBulletin, { failed: 'No se pudo enviar el aviso' })
export const useCancelBulletin = writeHook(endpoints.cancelBulletin, {
  failed: 'No se pudo cancelar el aviso',
})
export const useRetryBulletin = writeHook(endpoints.retryBulletin, {
  failed: 'No se pudo reintentar',
  saved: ({ reintentados }) =>
    countText(reintentados, 'mensaje se envía otra vez', 'mensajes se envían otra vez'),
})
export const useMarkPapers = writeHook(endpoints.markPapers, {
  failed: 'No se pudieron marcar los papeles',
  saved: ({ entregados }) => countText(entregados, 'papel entregado', 'papeles entregados'),
})
export const useMarkMessage = writeHook(endpoints.markMessage, { failed: 'No se pudo marcar el mensaje' })
