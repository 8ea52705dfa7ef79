import { tuitionRoutes as routes } from '@contract/tuition/tuition.routes'
import { tuitionSchemas as shapes } from '@contract/tuition/tuition.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { TuitionService } from './tuition.service'

export const tuitionPlugin = (api: Api, service: TuitionService): void => {
  contractRoute(api, routes.statement, shapes.statement, async ({ db, params, today }) => ({
    ok: true,
    ...(await service.statement(db, params.alumnoId, params.cycleId, today)),
  }))
  contractRoute(api, routes.pay, shapes.pay, ({ db, body, actor, today, now }) =>
    service.pay(db, body, { actor, today, now }),
  )
  contractRoute(api, routes.payYear, shapes.payYear, ({ db, body, actor, today, now }) =>
    service.payYear(db, body, { actor, today, now }),
  )
}
