import { mailRoutes as routes } from '@contract/mail/mail.routes'
import { mailSchemas as shapes } from '@contract/mail/mail.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { MailService, MailTest } from './mail.service'

const SAVED = 'Los datos del correo se guardaron.'

export const mailPlugin = (api: Api, service: MailService): void => {
  /** Result of the test mail by the call's body: sent once in `before`, while the transaction may run again. */
  const tests = new WeakMap<object, MailTest>()
  contractRoutes(api, routes, shapes, {
    get: async (call) => ({ correo: await service.get(call) }),
    update: async (call) => {
      const correo = await service.update(call, call.body)
      return { message: correo.falta ? `${SAVED} ${correo.falta}` : SAVED, correo }
    },
    test: {
      before: async (call) => void tests.set(call.body, await service.tryMail(call, call.body)),
      handle: async (call) => {
        await service.recordTry(call, call.body)
        const prueba = tests.get(call.body) as MailTest
        return { message: prueba.dijo, prueba }
      },
    },
  })
}
