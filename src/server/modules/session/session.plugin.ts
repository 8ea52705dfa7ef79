import { PASSWORD_CHANGED } from '@contract/domain/messages'
import { sessionRoutes as routes } from '@contract/session/session.routes'
import { sessionSchemas as shapes } from '@contract/session/session.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { SessionService } from './session.service'

export const sessionPlugin = (api: Api, service: SessionService): void => {
  contractRoute(api, routes.login, shapes.login, async (call) => ({
    ok: true,
    ...(await service.login(call, call.body)),
  }))
  contractRoute(api, routes.verify, shapes.verify, async (call) => ({
    ok: true,
    ...(await service.verify(call)),
  }))
  contractRoute(api, routes.changePassword, shapes.changePassword, async (call) => {
    await service.changePassword(call, call.body)
    return { ok: true, message: PASSWORD_CHANGED }
  })
  contractRoute(api, routes.logout, shapes.logout, async (call) => {
    await service.logout(call)
    return { ok: true }
  })
}
