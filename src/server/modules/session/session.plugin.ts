import { PASSWORD_CHANGED } from '@contract/domain/messages'
import { sessionRoutes as routes } from '@contract/session/session.routes'
import { sessionSchemas as shapes } from '@contract/session/session.schemas'
import type { Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import type { SessionService } from './session.service'

export const sessionPlugin = (api: Api, service: SessionService): void => {
  contractRoutes(api, routes, shapes, {
    login: (call) => service.login(call, call.body),
    verify: (call) => service.verify(call),
    changePassword: {
      before: (call) => service.guessOwn(call, call.body),
      handle: async (call) => {
        await service.changePassword(call, call.body)
        return { message: PASSWORD_CHANGED }
      },
    },
    logout: async (call) => {
      await service.logout(call)
      return {}
    },
  })
}
