import { paymentsRoutes as routes } from '@contract/payments/payments.routes'
import { paymentsSchemas as shapes } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import { cancelReason } from '../../http/ledgerAnswers'
import type { PaymentsService } from './payments.service'

export const paymentsPlugin = (api: Api, service: PaymentsService): void => {
  contractRoutes(api, routes, shapes, {
    get: async (call) => ({ pago: await service.get(call, call.params.id) }),
    getByFolio: async (call) => ({ pago: await service.getByFolio(call, call.params.id) }),
    listByStudent: async (call) => ({ pagos: await service.listByStudent(call, call.params.id) }),
    listByParent: async (call) => ({ pagos: await service.listByParent(call, call.params.id) }),
    listByDay: (call) => service.listByDay(call, call.query),
    setMeansKind: async (call) => ({
      message: 'El medio de pago se guardó.',
      pago: await service.setMeansKind(call, call.params.id, call.body),
    }),
    cancel: async (call) => {
      const corte = call.body?.corte ?? call.query.corte
      const pago = await service.cancel(call, call.params.id, { motivo: cancelReason(call), corte })
      return { message: `El pago con folio ${folioLabel(pago.folio)} quedó cancelado.`, pago }
    },
  })
}
