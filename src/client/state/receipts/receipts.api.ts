import { receiptsRoutes as routes } from '@contract/receipts/receipts.routes'
import type { ReceiptsContract } from '@contract/receipts/receipts.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { changedBy } from '../core/tags'

export const receiptsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Records the print of a payment's receipt and answers a link to it. */
    printReceipt: build.mutation<ReceiptsContract['print']['response'], CallArg<typeof routes.print>>({
      query: call(routes.print),
      invalidatesTags: changedBy(routes.print),
    }),
  }),
})

export const { usePrintReceiptMutation } = receiptsApi
