import { cashCutsRoutes as routes } from '@contract/cashCuts/cashCuts.routes'
import { cashCutsSchemas as shapes } from '@contract/cashCuts/cashCuts.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { callNow, type Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import type { drawCashCut } from './cashCut.paper'
import type { CashCutsService } from './cashCuts.service'

const KIND = 'corte'

export const cashCutsPlugin = (api: Api, papers: Papers, service: CashCutsService): void => {
  const { timeZone } = api
  contractRoutes(api, routes, shapes, {
    list: (call) => service.list(call, call.query),
    getCurrent: (call) => service.getCurrent(call, call.query.dia ?? call.today),
    get: (call) => service.get(call, call.params.id),
    open: async (call) => ({ message: 'Fondo guardado.', actual: await service.open(call, call.body) }),
    close: async (call) => {
      const corte = await service.close(call, call.body)
      return { message: `Corte número ${corte.numero} cerrado.`, corte }
    },
    getPaper: async (call) => {
      const { corte } = await service.get(call, call.params.id)
      const filename = `corte-${folioLabel(corte.numero)}.pdf`
      return {
        documento: { url: papers.link(KIND, filename, { id: corte.id, [ASKED_BY]: call.actor.id }) },
      }
    },
  })
  papers.route<typeof drawCashCut>(KIND, async ({ params }) => [
    await service.find(callNow(api), Number(params['id'])),
    { school: await papers.school(), timeZone },
  ])
}
