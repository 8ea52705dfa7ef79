import { cashCutsRoutes as routes } from '@contract/cashCuts/cashCuts.routes'
import { cashCutsSchemas as shapes } from '@contract/cashCuts/cashCuts.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import { drawCashCut } from './cashCuts.pdf'
import type { CashCutsService } from './cashCuts.service'

/** Of the papers' addresses. */
const KIND = 'corte'

export const cashCutsPlugin = (api: Api, service: CashCutsService): void => {
  const { db: pool, papers, timeZone } = api
  contractRoute(api, routes.list, shapes.list, async ({ db }) => ({ ok: true, ...(await service.list(db)) }))
  contractRoute(api, routes.current, shapes.current, async ({ db, query, actor, today }) => ({
    ok: true,
    ...(await service.current(db, query.dia ?? today, { actor, today })),
  }))
  contractRoute(api, routes.get, shapes.get, async ({ db, params }) => ({
    ok: true,
    ...(await service.get(db, params.id)),
  }))
  contractRoute(api, routes.close, shapes.close, async ({ db, body, actor, today, now }) => {
    const corte = await service.close(db, body, { actor, today, now })
    return { ok: true, message: `Corte número ${corte.numero} cerrado.`, corte }
  })
  contractRoute(api, routes.paper, shapes.paper, async ({ db, params }) => {
    const { corte } = await service.get(db, params.id)
    const filename = `corte-${String(corte.numero).padStart(6, '0')}.pdf`
    return { ok: true, documento: { url: papers.link(KIND, filename, { id: corte.id }) } }
  })
  papers.route(KIND, async ({ params }) =>
    drawCashCut(await service.get(pool, Number(params['id'])), { school: papers.school, timeZone }),
  )
}
