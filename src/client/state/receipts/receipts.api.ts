import { receiptsRoutes as routes } from '@contract/receipts/receipts.routes'
import { baseApi } from '../core/baseApi'
import { writing } from '../core/call'
import { writeHook } from '../core/writes'

export const receiptsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shareReceipt: build.mutation(writing(routes.share)),
    printReceipt: build.mutation(writing(routes.print)),
  }),
})

export const useRecordPrint = writeHook(receiptsApi.endpoints.printReceipt, {
  failed: 'No se pudo imprimir el recibo',
})
export const useShareReceipt = writeHook(receiptsApi.endpoints.shareReceipt, {
  failed: 'No se pudo preparar el enlace del recibo',
})
