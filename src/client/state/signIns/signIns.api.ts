import { signInsRoutes as routes } from '@contract/signIns/signIns.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const signInsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSignIns: build.query(reading(routes.list, ({ sesiones }) => sesiones)),
    endSignIn: build.mutation(writing(routes.end)),
    endOtherSignIns: build.mutation(writing(routes.endOthers)),
    listSignInsOf: build.query(reading(routes.listOf, ({ sesiones }) => sesiones)),
    endSignInsOf: build.mutation(writing(routes.endAllOf)),
    listNewBrowsers: build.query(reading(routes.newBrowsers, ({ navegadores }) => navegadores)),
    readNewBrowser: build.mutation(writing(routes.readNewBrowser)),
  }),
})

const { endpoints } = signInsApi

export const useSignIns = listHook(endpoints.listSignIns)
/** Of another user. */
export const useSignInsOf = listHook(endpoints.listSignInsOf)
export const useNewBrowsers = listHook(endpoints.listNewBrowsers)

export const useEndSignIn = writeHook(endpoints.endSignIn, {
  failed: 'No se pudo terminar la sesión',
  saved: 'Sesión terminada',
})
export const useEndOtherSignIns = writeHook(endpoints.endOtherSignIns, {
  failed: 'No se pudieron terminar las sesiones',
  saved: 'Las otras sesiones terminaron',
})
export const useEndSignInsOf = writeHook(endpoints.endSignInsOf, {
  failed: 'No se pudieron terminar las sesiones',
  saved: 'Sus sesiones terminaron',
})
export const useReadNewBrowser = writeHook(endpoints.readNewBrowser, {
  failed: 'No se pudo quitar el aviso',
})
