import { paymentsRoutes as routes } from '@contract/payments/payments.routes'
import { paymentsSchemas as shapes } from '@contract/payments/payments.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { PaymentsService } from './payments.service'

export const paymentsPlugin = (api: Api, service: PaymentsService): void => {
  contractRoute(api, routes.get, shapes.get, async ({ db, params, actor }) => ({
    ok: true,
    pago: await service.get(db, params.id, actor),
  }))
  contractRoute(api, routes.listByStudent, shapes.listByStudent, async ({ db, params, actor }) => ({
    ok: true,
    pagos: await service.listByStudent(db, params.id, actor),
  }))
  contractRoute(api, routes.listByDay, shapes.listByDay, async ({ db, query, actor }) => ({
    ok: true,
    pagos: await service.listByDay(db, query, actor),
  }))
  // The body wins; proxies that drop it leave the reason in the query (DOMAIN §5).
  contractRoute(api, routes.cancel, shapes.cancel, async ({ db, params, body, query, actor, today, now }) => {
    const motivo = body?.motivo_cancelacion?.trim() || query.motivo_cancelacion
    const pago = await service.cancel(db, params.id, motivo, { actor, today, now })
    return { ok: true, message: `El pago con folio ${pago.folio} quedó cancelado.`, pago }
  })
}
