import { receiptsRoutes as routes } from '@contract/receipts/receipts.routes'
import { receiptsSchemas as shapes } from '@contract/receipts/receipts.schemas'
import { callNow, type Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import { ASKED_BY } from '../../pdf/documents'
import type { drawReceipt } from './receipt.paper'
import type { ReceiptsService } from './receipts.service'

const KIND = 'recibo'

export const receiptsPlugin = (api: Api, service: ReceiptsService): void => {
  const { papers } = api
  contractRoutes(api, routes, shapes, {
    print: async (call) => {
      const { print, filename } = await service.print(call, call.params.id)
      const url = papers.link(KIND, filename, { ...print, [ASKED_BY]: call.actor.id })
      return { recibo: { url, reimpresion: print.impresion > 1 } }
    },
    check: async (call) => ({ recibo: await service.check(call, call.params.codigo) }),
  })
  papers.route<typeof drawReceipt>(KIND, async (asked) => {
    const call = callNow(api)
    const print = { pago: Number(asked.params.pago), impresion: Number(asked.params.impresion) }
    const content = await service.contentOf(call, print, papers.publicBase(asked))
    return [papers.school, content, call.now]
  })
}
