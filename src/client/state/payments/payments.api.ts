import { paymentsRoutes as routes } from '@contract/payments/payments.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt, unwrapList } from '../core/lists'
import { writeHook } from '../core/writes'

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPayment: build.query(reading(routes.get, rowAt('pago'))),
    getPaymentByFolio: build.query(reading(routes.getByFolio, rowAt('pago'))),
    listPaymentsOfStudent: build.query(reading(routes.listByStudent, listAt('pagos'))),
    /** A family's payments, newest first. Payments of a child that joins the family are included. */
    listPaymentsOfParent: build.query(reading(routes.listByParent, listAt('pagos'))),
    /** A page of the payments from one of the school's days to another, both included, and the sums of all. At most a year. */
    listPaymentsByDay: build.query(
      reading(routes.listByDay, (answer) => ({
        pagos: unwrapList(answer, 'pagos'),
        total: answer.total,
        resumen: answer.resumen,
      })),
    ),
    /** Cancels a payment with a reason; its charges and months are owed again. */
    cancelPayment: build.mutation(writing(routes.cancel)),
  }),
})

export const useCancelPayment = writeHook(paymentsApi.endpoints.cancelPayment)
