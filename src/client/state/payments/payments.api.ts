import { paymentsRoutes as routes } from '@contract/payments/payments.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt, unwrapList } from '../core/lists'

/** A receipt carries its pupil's name, grade and group. */
const shown = ['Payment', 'Student'] as const

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPayment: build.query(reading(routes.get, rowAt('pago'), shown)),
    getPaymentByFolio: build.query(reading(routes.getByFolio, rowAt('pago'), shown)),
    /** What a pupil paid, newest first, cancelled payments among it; only what the user may see. */
    listPaymentsOfStudent: build.query(reading(routes.listByStudent, listAt('pagos'), shown)),
    /** What a family paid, newest first. A child who joins it brings theirs along. */
    listPaymentsOfParent: build.query(reading(routes.listByParent, listAt('pagos'), [...shown, 'Parent'])),
    /** A page of the payments from one of the school's days to another, both included, and the sums of all. At most a year. */
    listPaymentsByDay: build.query(
      reading(
        routes.listByDay,
        (answer) => ({
          pagos: unwrapList(answer, 'pagos'),
          total: answer.total,
          resumen: answer.resumen,
        }),
        shown,
      ),
    ),
    /** Cancels a payment with a reason: what it paid is open again. */
    cancelPayment: build.mutation(writing(routes.cancel)),
  }),
})

export const { useCancelPaymentMutation } = paymentsApi
