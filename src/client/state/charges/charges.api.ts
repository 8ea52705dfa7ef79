import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import { readCharge } from '../otherServers/firstLists'
import { baseApi } from '../core/baseApi'
import { readingRows, writing } from '../core/call'
import { listAt } from '../otherServers/lists'

const rows = listAt('cargos', readCharge)

export const chargesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPendingCharges: build.query(readingRows(routes.listPending, rows)),
    listPendingEnrolmentCharges: build.query(readingRows(routes.listPendingEnrolment, rows)),
    listPartlyPaidCharges: build.query(readingRows(routes.listPartlyPaid, rows)),
    listCancelledCharges: build.query(readingRows(routes.listCancelled, rows)),
    listStudentCharges: build.query(readingRows(routes.listByStudent, rows)),
    createCharge: build.mutation(writing(routes.create)),
    createCharges: build.mutation(writing(routes.createMany)),
    payCharge: build.mutation(writing(routes.pay)),
    complementCharge: build.mutation(writing(routes.complement)),
    cancelCharge: build.mutation(writing(routes.cancel)),
    /** `id` is the batch's (`lote`). */
    cancelCharges: build.mutation(writing(routes.cancelBatch)),
  }),
})
