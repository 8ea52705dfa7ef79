import { correctionsRoutes as routes } from '@contract/corrections/corrections.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { listHook } from '../core/reads'
import { writeHook } from '../core/writes'

const correctionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCorrections: build.query(reading(routes.list, listAt('correcciones'))),
    acceptCorrection: build.mutation(writing(routes.accept)),
    rejectCorrection: build.mutation(writing(routes.reject)),
  }),
})

export const useCorrections = listHook(correctionsApi.endpoints.listCorrections)
export const useAcceptCorrection = writeHook(correctionsApi.endpoints.acceptCorrection, {
  failed: 'No se aceptó la corrección',
  saved: serverMessage,
})
export const useRejectCorrection = writeHook(correctionsApi.endpoints.rejectCorrection, {
  failed: 'No se rechazó la corrección',
  saved: serverMessage,
})
