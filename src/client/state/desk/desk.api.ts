import { deskRoutes as routes } from '@contract/desk/desk.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { answerHook, fetchHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** By parent or by child; owed as of today, if no day is given: recargos depend on the day that the money arrived. */
    getFamily: build.query(reading(routes.getFamily, ({ familia }) => familia)),
    getCredit: build.query(
      reading(routes.getCredit, ({ saldo_favor, movimientos, devoluciones }) => ({
        saldo_favor,
        movimientos,
        devoluciones,
      })),
    ),
    collect: build.mutation(writing(routes.collect)),
    refund: build.mutation(writing(routes.refund)),
    cancelRefund: build.mutation(writing(routes.cancelRefund)),
    printRefund: build.mutation(writing(routes.printRefund)),
    listQueue: build.query(reading(routes.listQueue, listAt('espera'))),
    sendToDesk: build.mutation(writing(routes.sendToDesk)),
    dismissQueued: build.mutation(writing(routes.dismissQueued)),
  }),
})

export const useCancelRefund = writeHook(deskApi.endpoints.cancelRefund)
export const usePrintRefund = writeHook(deskApi.endpoints.printRefund, {
  failed: 'No se pudo imprimir la devolución',
})
export const useSendToDesk = writeHook(deskApi.endpoints.sendToDesk, {
  failed: 'No se pudo avisar a la caja',
  saved: serverMessage,
})
export const useRefund = writeHook(deskApi.endpoints.refund, { failed: 'No se devolvió el saldo' })
export const useCollect = writeHook(deskApi.endpoints.collect, { failed: 'Ocurrió un error al cobrar' })
export const useDismissQueued = writeHook(deskApi.endpoints.dismissQueued, {
  failed: 'No se pudo quitar de la espera',
})

export const useFamily = answerHook(deskApi.endpoints.getFamily)
export const useFetchFamily = fetchHook(deskApi.endpoints.getFamily)
export const useCredit = answerHook(deskApi.endpoints.getCredit)
export const useDeskQueue = listHook(deskApi.endpoints.listQueue)
