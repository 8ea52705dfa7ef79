import { secondFactorRoutes as routes } from '@contract/secondFactor/secondFactor.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { answerHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const secondFactorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFactor: build.query(reading(routes.get, ({ segundo_factor }) => segundo_factor)),
    prepareFactor: build.mutation(writing(routes.prepare)),
    confirmFactor: build.mutation(writing(routes.confirm)),
    renewRecoveryCodes: build.mutation(writing(routes.renewCodes)),
    deleteFactor: build.mutation(writing(routes.delete)),
    resetFactor: build.mutation(writing(routes.reset)),
  }),
})

const { endpoints } = secondFactorApi

export const useFactor = answerHook(endpoints.getFactor)

export const usePrepareFactor = writeHook(endpoints.prepareFactor, {
  failed: 'No se pudo preparar el segundo factor',
})
export const useConfirmFactor = writeHook(endpoints.confirmFactor, {
  failed: 'No se pudo activar el segundo factor',
  saved: 'Segundo factor activo',
})
export const useRenewRecoveryCodes = writeHook(endpoints.renewRecoveryCodes, {
  failed: 'No se pudieron hacer códigos nuevos',
})
export const useDeleteFactor = writeHook(endpoints.deleteFactor, {
  failed: 'No se pudo quitar el segundo factor',
  saved: 'Segundo factor quitado',
})
export const useResetFactor = writeHook(endpoints.resetFactor, {
  failed: 'No se pudo quitar el segundo factor',
  saved: 'Segundo factor quitado',
})
