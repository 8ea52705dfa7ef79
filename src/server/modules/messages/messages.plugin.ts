import { messagesRoutes as routes } from '@contract/messages/messages.routes'
import { messagesSchemas as shapes } from '@contract/messages/messages.schemas'
import { callNow, type Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import type { MessagesService } from './messages.service'
import type { drawSlips } from './slips.paper'

const PAPER = 'avisos'

export const messagesPlugin = (api: Api, papers: Papers, service: MessagesService): void => {
  contractRoutes(api, routes, shapes, {
    list: (call) => service.list(call, call.query),
    send: async (call) => {
      const sent = await service.send(call, call.body)
      return { message: sent.aviso ? 'Aviso en camino.' : 'Nada se ha enviado', ...sent }
    },
    get: async (call) => ({ aviso: await service.get(call, call.params.id) }),
    listMessages: (call) => service.listMessages(call, call.params.id, call.query),
    cancel: async (call) => ({
      message: 'Lo que faltaba ya no se envía.',
      aviso: await service.cancel(call, call.params.id),
    }),
    retry: async (call) => ({
      message: 'Se enviarán de nuevo.',
      ...(await service.retry(call, call.params.id, call.body)),
    }),
    getPaper: async (call) => {
      const { id } = call.params
      await service.askPaper(call, id)
      const params = { aviso: id, [ASKED_BY]: call.actor.id }
      return { documento: { url: papers.link(PAPER, `aviso-${id}.pdf`, params) } }
    },
    markMessage: async (call) => ({ mensaje: await service.markMessage(call, call.params.id, call.body) }),
    markPapers: async (call) => {
      const entregados = await service.markPapers(call, call.params.id)
      return { entregados, aviso: await service.get(call, call.params.id) }
    },
    listByParent: (call) => service.listByParent(call, call.params.id, call.query),
  })
  papers.route<typeof drawSlips>(PAPER, async ({ params }) => [
    await papers.school(),
    await service.getPaper(callNow(api), Number(params['aviso'])),
  ])
}
