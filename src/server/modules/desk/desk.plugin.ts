import { deskRoutes as routes } from '@contract/desk/desk.routes'
import { refundLabel } from '@contract/desk/desk.rules'
import { deskSchemas as shapes } from '@contract/desk/desk.schemas'
import { callNow, type Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { cancelReason, paidAnswer } from '../../http/ledgerAnswers'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import type { DeskService } from './desk.service'
import type { drawRefund } from './refund.paper'

const KIND = 'devolucion'

export const deskPlugin = (api: Api, papers: Papers, service: DeskService): void => {
  const { timeZone } = api
  contractRoutes(api, routes, shapes, {
    getFamily: async (call) => ({ familia: await service.getFamily(call, call.query) }),
    getCredit: (call) => service.getCredit(call, call.query),
    collect: async (call) => paidAnswer(await service.collect(call, call.body)),
    refund: async (call) => {
      const refunded = await service.refund(call, call.body)
      return { message: `Devolución ${refundLabel(refunded.devolucion.folio)} registrada.`, ...refunded }
    },
    cancelRefund: async (call) => {
      const refunded = await service.cancelRefund(call, call.params.id, cancelReason(call))
      const label = refundLabel(refunded.devolucion.folio)
      return { message: `La devolución ${label} quedó cancelada.`, ...refunded }
    },
    printRefund: async (call) => {
      const { folio, impresion } = await service.printRefund(call, call.params.id)
      const filename = `devolucion-${refundLabel(folio)}.pdf`
      const url = papers.link(KIND, filename, { id: call.params.id, impresion, [ASKED_BY]: call.actor.id })
      return { recibo: { url, reimpresion: impresion > 1 } }
    },
    listQueue: async (call) => ({ espera: await service.listQueue(call) }),
    sendToDesk: async (call) => ({
      message: 'La caja ya sabe que va esta familia.',
      espera: await service.sendToDesk(call, call.body),
    }),
    dismissQueued: async (call) => ({
      message: 'Ya no está en espera.',
      espera: await service.dismissQueued(call, call.params.id),
    }),
  })
  papers.route<typeof drawRefund>(KIND, async ({ params }) => [
    await service.findRefund(callNow(api), Number(params['id'])),
    { school: await papers.school(), timeZone, reprint: Number(params['impresion']) > 1 },
  ])
}
