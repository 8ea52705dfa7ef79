import { receiptsRoutes as routes } from '@contract/receipts/receipts.routes'
import { receiptsSchemas as shapes } from '@contract/receipts/receipts.schemas'
import { sharedPath } from '@contract/receipts/receipts.rules'
import { callNow, type Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import type { drawReceipt } from './receipt.paper'
import type { Print, ReceiptsService } from './receipts.service'

const KIND = 'recibo'

export const receiptsPlugin = (api: Api, papers: Papers, service: ReceiptsService): void => {
  contractRoutes(api, routes, shapes, {
    print: async (call) => {
      const { print, filename } = await service.print(call, call.params.id)
      const url = papers.link(KIND, filename, { ...print, [ASKED_BY]: call.actor.id })
      return { recibo: { url, reimpresion: print.impresion > 1 } }
    },
    share: async (call) => {
      const { token, vence } = await service.share(call, call.params.id)
      const url = papers.publicBase(call) + sharedPath(token)
      return { enlace: { url, vence: vence.toISOString() } }
    },
    check: async (call) => ({ recibo: await service.check(call, call.params.codigo) }),
  })
  const factsOf = async (
    print: Print,
    asked: { origin: string },
  ): Promise<Parameters<typeof drawReceipt>> => {
    const call = callNow(api)
    const content = await service.contentOf(call, print, papers.publicBase(asked))
    return [await papers.school(), content, call.now]
  }
  papers.route<typeof drawReceipt>(KIND, (asked) =>
    factsOf({ pago: Number(asked.params.pago), impresion: Number(asked.params.impresion) }, asked),
  )
  papers.sharedRoute<typeof drawReceipt>(KIND, sharedPath(':token'), async (asked) => {
    const { print, filename } = await service.open(
      { ...callNow(api), address: asked.address, agent: '' },
      asked.token,
    )
    return { filename, facts: await factsOf(print, asked) }
  })
}
