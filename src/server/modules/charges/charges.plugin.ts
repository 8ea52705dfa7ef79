import { chargesRoutes as routes } from '@contract/charges/charges.routes'
import { chargesSchemas as shapes } from '@contract/charges/charges.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { ChargesService } from './charges.service'

export const chargesPlugin = (api: Api, service: ChargesService): void => {
  contractRoute(api, routes.listPendingEnrolment, shapes.listPendingEnrolment, ({ db }) =>
    service.listPendingEnrolment(db),
  )
  contractRoute(api, routes.listPending, shapes.listPending, ({ db }) => service.listPending(db))
  contractRoute(api, routes.listCancelled, shapes.listCancelled, ({ db }) => service.listCancelled(db))
  contractRoute(api, routes.listPartlyPaid, shapes.listPartlyPaid, ({ db }) => service.listPartlyPaid(db))
  contractRoute(api, routes.listByStudent, shapes.listByStudent, ({ db, params }) =>
    service.listByStudent(db, params.id),
  )
  contractRoute(api, routes.create, shapes.create, ({ db, body, actor, now }) =>
    service.create(db, body, actor, now),
  )
  contractRoute(api, routes.createMany, shapes.createMany, ({ db, body, actor, now }) =>
    service.createMany(db, body, actor, now),
  )
  contractRoute(api, routes.pay, shapes.pay, ({ db, body, actor, today, now }) =>
    service.pay(db, body, { actor, today, now }),
  )
  contractRoute(api, routes.complement, shapes.complement, ({ db, body, actor, today, now }) =>
    service.complement(db, body, { actor, today, now }),
  )
  // The body wins; proxies that drop it leave the reason in the query (DOMAIN §5).
  contractRoute(api, routes.cancel, shapes.cancel, ({ db, params, body, query, actor, now }) =>
    service.cancel(db, params.id, body?.motivo_cancelacion?.trim() || query.motivo_cancelacion, actor, now),
  )
}
