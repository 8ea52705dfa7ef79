import { receiptsRoutes as routes } from '@contract/receipts/receipts.routes'
import { receiptsSchemas as shapes } from '@contract/receipts/receipts.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import { drawReceipt } from './receipt.paper'
import type { ReceiptsService } from './receipts.service'

const KIND = 'recibo'

export const receiptsPlugin = (api: Api, service: ReceiptsService): void => {
  const { db, papers, timeZone } = api
  contractRoute(api, routes.print, shapes.print, async ({ db: tx, params, actor, now }) => {
    const { print, filename } = await service.print(tx, params.id, { actor, now })
    const url = papers.link(KIND, filename, { ...print })
    return { ok: true, recibo: { url, reimpresion: print.impresion > 1 } }
  })
  contractRoute(api, routes.check, shapes.check, async ({ db: on, params, address, now }) => ({
    ok: true,
    recibo: await service.check(on, params.codigo, { address, now }),
  }))
  papers.route(KIND, async (call) => {
    const print = { pago: Number(call.params.pago), impresion: Number(call.params.impresion) }
    const content = await service.contentOf(db, print, { timeZone, publicBase: papers.publicBase(call) })
    return drawReceipt(papers.school, content, api.now())
  })
}
