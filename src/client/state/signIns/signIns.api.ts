import { signInsRoutes as routes } from '@contract/signIns/signIns.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { answerHook } from '../core/reads'
import { writeHook } from '../core/writes'
import { readSignIns } from '../otherServers/answers'

const signInsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSignIns: build.query(reading(routes.list, readSignIns)),
    endSignIn: build.mutation(writing(routes.end)),
    forgetBrowser: build.mutation(writing(routes.forgetBrowser)),
    endOtherSignIns: build.mutation(writing(routes.endOthers)),
    listUserSignIns: build.query(reading(routes.listByUser, readSignIns)),
    endUserSignIns: build.mutation(writing(routes.endByUser)),
    listNewBrowsers: build.query(
      reading(routes.listNewBrowsers, ({ navegadores, adivinable = false }) => ({
        navegadores,
        adivinable,
      })),
    ),
    dismissNewBrowser: build.mutation(writing(routes.dismissNewBrowser)),
  }),
})

const { endpoints } = signInsApi

export const useSignIns = answerHook(endpoints.listSignIns)
export const useUserSignIns = answerHook(endpoints.listUserSignIns)
export const useAccountNotices = answerHook(endpoints.listNewBrowsers)

export const useEndSignIn = writeHook(endpoints.endSignIn, {
  failed: 'No se pudo terminar la sesión',
  saved: 'Sesión terminada',
})
export const useForgetBrowser = writeHook(endpoints.forgetBrowser, {
  failed: 'No se pudo olvidar el equipo',
  saved: 'Equipo olvidado',
})
export const useEndOtherSignIns = writeHook(endpoints.endOtherSignIns, {
  failed: 'No se pudieron terminar las sesiones',
  saved: 'Las otras sesiones terminaron',
})
export const useEndUserSignIns = writeHook(endpoints.endUserSignIns, {
  failed: 'No se pudieron terminar las sesiones',
  saved: 'Sus sesiones terminaron',
})
export const useDismissNewBrowser = writeHook(endpoints.dismissNewBrowser, {
  failed: 'No se pudo quitar el aviso',
})
