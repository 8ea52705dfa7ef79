import { mailRoutes as routes } from '@contract/mail/mail.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { serverMessage } from '../otherServers/answers'
import { answerHook } from '../core/reads'
import { writeHook } from '../core/writes'

const mailApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMail: build.query(reading(routes.get, ({ correo }) => correo)),
    updateMail: build.mutation(writing(routes.update)),
    testMail: build.mutation(writing(routes.test)),
  }),
})

export const useMail = answerHook(mailApi.endpoints.getMail)
export const useUpdateMail = writeHook(mailApi.endpoints.updateMail, {
  failed: 'No se guardaron los datos del correo',
  saved: serverMessage,
})
export const useTestMail = writeHook(mailApi.endpoints.testMail, { failed: 'No se envió la prueba' })
