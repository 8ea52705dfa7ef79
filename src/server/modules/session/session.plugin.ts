import { PASSWORD_CHANGED } from '@contract/domain/messages'
import { sessionRoutes as routes } from '@contract/session/session.routes'
import { sessionSchemas as shapes } from '@contract/session/session.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { SessionService } from './session.service'

export const sessionPlugin = (api: Api, service: SessionService): void => {
  contractRoutes(api, routes, shapes, {
    login: (call) => service.login(call, call.body),
    verify: (call) => service.verify(call),
    changePassword: {
      before: (call) => service.mayChangeOwn(call, call.body),
      handle: async (call) => {
        await service.changePassword(call, call.body)
        return { message: PASSWORD_CHANGED }
      },
    },
    confirm: {
      before: (call) => service.mayConfirm(call, call.body),
      handle: async (call) => {
        await service.confirm(call)
        return {}
      },
    },
    getCommonPasswords: async () => ({ palabras: service.getCommonPasswords() }),
    logout: async (call) => {
      await service.logout(call)
      return {}
    },
  })
}
