import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { rowListAt } from '../core/lists'
import { readCharge } from './charges.read'

const rows = rowListAt('cargos', readCharge)

export const chargesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPendingCharges: build.query(reading(routes.listPending, rows, ['Charge'])),
    listPendingEnrolmentCharges: build.query(reading(routes.listPendingEnrolment, rows, ['Charge'])),
    listPartlyPaidCharges: build.query(reading(routes.listPartlyPaid, rows, ['Charge'])),
    listCancelledCharges: build.query(reading(routes.listCancelled, rows, ['Charge'])),
    listStudentCharges: build.query(reading(routes.listByStudent, rows, ['Charge'])),
    createCharge: build.mutation(writing(routes.create)),
    createCharges: build.mutation(writing(routes.createMany)),
    payCharge: build.mutation(writing(routes.pay)),
    complementCharge: build.mutation(writing(routes.complement)),
    cancelCharge: build.mutation(writing(routes.cancel)),
  }),
})

export const {
  useListPendingChargesQuery,
  useListPendingEnrolmentChargesQuery,
  useListPartlyPaidChargesQuery,
  useListCancelledChargesQuery,
  useListStudentChargesQuery,
  useLazyListStudentChargesQuery,
  useCreateChargeMutation,
  useCreateChargesMutation,
  usePayChargeMutation,
  useComplementChargeMutation,
  useCancelChargeMutation,
} = chargesApi
