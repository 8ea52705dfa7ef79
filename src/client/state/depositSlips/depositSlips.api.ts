import { depositSlipsRoutes as routes } from '@contract/depositSlips/depositSlips.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { listHook } from '../core/reads'
import { writeHook } from '../core/writes'

const depositSlipsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDepositSlips: build.query(reading(routes.list, listAt('fichas'))),
    closeDepositSlip: build.mutation(writing(routes.close)),
  }),
})

/** Pictures that families sent and that still wait for their deposit; of one family with `padreId`. */
export const useDepositSlips = listHook(depositSlipsApi.endpoints.listDepositSlips)
export const useCloseDepositSlip = writeHook(depositSlipsApi.endpoints.closeDepositSlip, {
  failed: 'No se pudo quitar la ficha',
  saved: serverMessage,
})
