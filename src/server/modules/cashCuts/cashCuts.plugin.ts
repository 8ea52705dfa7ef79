import { cashCutsRoutes as routes } from '@contract/cashCuts/cashCuts.routes'
import { cashCutsSchemas as shapes } from '@contract/cashCuts/cashCuts.schemas'
import { listedAs } from '../../db/pages'
import { callNow, contractRoute, type Api } from '../../http/contractRoute'
import { ASKED_BY } from '../../pdf/documents'
import type { drawCashCut } from './cashCuts.pdf'
import type { CashCutsService } from './cashCuts.service'

/** Of the papers' addresses. */
const KIND = 'corte'

export const cashCutsPlugin = (api: Api, service: CashCutsService): void => {
  const { papers, timeZone } = api
  contractRoute(api, routes.list, shapes.list, async (call) => {
    const { cortes, abiertos } = await service.list(call, call.query)
    return { ok: true, ...listedAs('cortes', cortes), abiertos }
  })
  contractRoute(api, routes.current, shapes.current, async (call) => ({
    ok: true,
    ...(await service.current(call, call.query.dia ?? call.today)),
  }))
  contractRoute(api, routes.get, shapes.get, async (call) => ({
    ok: true,
    ...(await service.get(call, call.params.id)),
  }))
  contractRoute(api, routes.close, shapes.close, async (call) => {
    const corte = await service.close(call, call.body)
    return { ok: true, message: `Corte número ${corte.numero} cerrado.`, corte }
  })
  contractRoute(api, routes.paper, shapes.paper, async (call) => {
    const { corte } = await service.get(call, call.params.id)
    const filename = `corte-${String(corte.numero).padStart(6, '0')}.pdf`
    return {
      ok: true,
      documento: { url: papers.link(KIND, filename, { id: corte.id, [ASKED_BY]: call.actor.id }) },
    }
  })
  papers.route<typeof drawCashCut>(KIND, async ({ params }) => [
    await service.get(callNow(api), Number(params['id'])),
    { school: papers.school, timeZone },
  ])
}
