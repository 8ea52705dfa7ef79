import { sessionRoutes as routes } from '@contract/session/session.routes'
import { sessionSchemas as shapes } from '@contract/session/session.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { SessionService } from './session.service'

export const sessionPlugin = (api: Api, service: SessionService): void => {
  contractRoute(api, routes.login, shapes.login, ({ db, body, address, now }) =>
    service.login(db, body, address, now),
  )
  contractRoute(api, routes.verify, shapes.verify, ({ db, actor, now }) => service.verify(db, actor, now))
  contractRoute(api, routes.logout, shapes.logout, ({ db, actor }) => service.logout(db, actor))
}
