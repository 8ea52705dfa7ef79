import { chargesRoutes } from '@contract/charges/charges.routes'
import { invoicesRoutes as routes } from '@contract/invoices/invoices.routes'
import type { Invoice } from '@contract/invoices/invoices.schemas'
import { paymentsRoutes } from '@contract/payments/payments.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { unwrapList } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { answerHook, fetchHook } from '../core/reads'
import { writeHook } from '../core/writes'

export type InvoiceRow = Invoice & { id: number }

const invoicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listInvoices: build.query(
      reading(routes.list, (answer) => ({
        facturas: unwrapList(answer, 'facturas').map((row): InvoiceRow => ({ ...row, id: row.pago.id })),
        total: answer.total,
        resumen: answer.resumen,
        por_nombrar: answer.por_nombrar ?? [],
      })),
    ),
    getDeliveryLink: build.query(reading(routes.getDelivery, ({ url }) => url)),
    setInvoiceReceiver: build.mutation(writing(routes.setReceiver)),
    deliverInvoices: build.mutation(writing(routes.deliver)),
    deliverGlobal: build.mutation(writing(routes.deliverGlobal)),
    importStamped: build.mutation(writing(routes.importStamped)),
    setStampState: build.mutation(writing(routes.setStampState)),
    setCancellation: build.mutation(writing(routes.setCancellation)),
    setChargeConcept: build.mutation(writing(chargesRoutes.setConcept)),
    setMeansKind: build.mutation(writing(paymentsRoutes.setMeansKind)),
  }),
})

export const useDeliverGlobal = writeHook(invoicesApi.endpoints.deliverGlobal, {
  failed: 'No se entregó nada',
  saved: 'Se entregó; la descarga empezó',
})
export const useDeliverInvoices = writeHook(invoicesApi.endpoints.deliverInvoices, {
  failed: 'No se entregó nada',
  saved: 'Se entregó; la descarga empezó',
})
export const useImportStamped = writeHook(invoicesApi.endpoints.importStamped, {
  failed: 'No se trajo nada',
})
export const useSetStampState = writeHook(invoicesApi.endpoints.setStampState, {
  saved: serverMessage,
})
export const useSetCancellation = writeHook(invoicesApi.endpoints.setCancellation, {
  failed: 'No se guardó el motivo',
})
export const useSetChargeConcept = writeHook(invoicesApi.endpoints.setChargeConcept, {
  failed: 'No se guardó el concepto',
  saved: serverMessage,
})
export const useSetMeansKind = writeHook(invoicesApi.endpoints.setMeansKind, {
  failed: 'No se guardó el tipo',
})
export const useSetInvoiceReceiver = writeHook(invoicesApi.endpoints.setInvoiceReceiver, {
  failed: 'No se cambió a quién se factura',
})

export const useFetchDeliveryLink = fetchHook(invoicesApi.endpoints.getDeliveryLink)
export const useInvoices = answerHook(invoicesApi.endpoints.listInvoices)
