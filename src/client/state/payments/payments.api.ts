import { paymentsRoutes as routes } from '@contract/payments/payments.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt, unwrapList } from '../otherServers/lists'
import { writeHook } from '../core/writes'

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPayment: build.query(reading(routes.get, rowAt('pago'))),
    getPaymentByFolio: build.query(reading(routes.getByFolio, rowAt('pago'))),
    listStudentPayments: build.query(reading(routes.listByStudent, listAt('pagos'))),
    /** Newest first, with payments of children that joined the family since. */
    listParentPayments: build.query(reading(routes.listByParent, listAt('pagos'))),
    /** By days of the school, both included, at most a year. With the sums of all. */
    listPaymentsByDay: build.query(
      reading(routes.listByDay, (answer) => ({
        pagos: unwrapList(answer, 'pagos'),
        total: answer.total,
        resumen: answer.resumen,
      })),
    ),
    cancelPayment: build.mutation(writing(routes.cancel)),
  }),
})

export const useCancelPayment = writeHook(paymentsApi.endpoints.cancelPayment)
