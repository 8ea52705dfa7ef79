import { paymentsRoutes as routes } from '@contract/payments/payments.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt, unwrapList } from '../core/lists'

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPayment: build.query(reading(routes.get, rowAt('pago'))),
    getPaymentByFolio: build.query(reading(routes.getByFolio, rowAt('pago'))),
    /** What a pupil paid, newest first, cancelled payments among it; only what the user may see. */
    listPaymentsOfStudent: build.query(reading(routes.listByStudent, listAt('pagos'))),
    /** What a family paid, newest first. A child who joins it brings theirs along. */
    listPaymentsOfParent: build.query(reading(routes.listByParent, listAt('pagos'))),
    /** A page of the payments from one of the school's days to another, both included, and the sums of all. At most a year. */
    listPaymentsByDay: build.query(
      reading(routes.listByDay, (answer) => ({
        pagos: unwrapList(answer, 'pagos'),
        total: answer.total,
        resumen: answer.resumen,
      })),
    ),
    /** Cancels a payment with a reason: what it paid is open again. */
    cancelPayment: build.mutation(writing(routes.cancel)),
  }),
})

export const { useCancelPaymentMutation } = paymentsApi
