import { invoicesRoutes } from '@contract/invoices/invoices.routes'
import { paymentsRoutes as routes } from '@contract/payments/payments.routes'
import { paymentsSchemas as shapes } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { mayCall } from '../../http/actor'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { cancelReason } from '../../http/ledgerAnswers'
import { badField, forbidden } from '../../shared/problem'
import type { InvoicesService } from '../invoices/invoices.service'
import type { PaymentsService } from './payments.service'

export const paymentsPlugin = (
  api: Api,
  service: PaymentsService,
  invoices: Pick<InvoicesService, 'sayCancellation'>,
): void => {
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
      const { id } = call.params
      const corte = call.body?.corte ?? call.query.corte
      const motivo = call.body?.motivo_sat ?? call.query.motivo_sat
      const sustituye = call.body?.sustituye ?? call.query.sustituye ?? null
      const { access, needs } = invoicesRoutes.setCancellation
      if (motivo && !mayCall(access, call.actor, needs)) throw forbidden()
      if (!motivo && sustituye)
        throw badField('sustituye', 'Solo el motivo 01 lleva otra factura que la sustituye')
      const pago = await service.cancel(call, id, { motivo: cancelReason(call), corte })
      if (motivo) await invoices.sayCancellation(call, id, { motivo, sustituye })
      return { message: `El pago con folio ${folioLabel(pago.folio)} quedó cancelado.`, pago }
    },
  })
}
