import { paymentsRoutes as routes } from '@contract/payments/payments.routes'
import { paymentsSchemas as shapes } from '@contract/payments/payments.schemas'
import { listedAs } from '../../db/pages'
import { contractRoute, type Api } from '../../http/contractRoute'
import { cancelReason } from '../../http/ledgerAnswers'
import type { PaymentsService } from './payments.service'

export const paymentsPlugin = (api: Api, service: PaymentsService): void => {
  contractRoute(api, routes.get, shapes.get, async (call) => ({
    ok: true,
    pago: await service.get(call, call.params.id),
  }))
  contractRoute(api, routes.listByStudent, shapes.listByStudent, async (call) => ({
    ok: true,
    pagos: await service.listByStudent(call, call.params.id),
  }))
  contractRoute(api, routes.listByDay, shapes.listByDay, async (call) => ({
    ok: true,
    ...listedAs('pagos', await service.listByDay(call, call.query)),
  }))
  contractRoute(api, routes.cancel, shapes.cancel, async (call) => {
    const pago = await service.cancel(call, call.params.id, cancelReason(call))
    return { ok: true, message: `El pago con folio ${pago.folio} quedó cancelado.`, pago }
  })
}
