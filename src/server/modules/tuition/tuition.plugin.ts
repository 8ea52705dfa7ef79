import { tuitionRoutes as routes } from '@contract/tuition/tuition.routes'
import { tuitionSchemas as shapes } from '@contract/tuition/tuition.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import { paid } from '../../http/ledgerAnswers'
import type { TuitionService } from './tuition.service'

export const tuitionPlugin = (api: Api, service: TuitionService): void => {
  contractRoute(api, routes.statement, shapes.statement, async (call) => ({
    ok: true,
    ...(await service.statement(call, call.params)),
  }))
  contractRoute(api, routes.pay, shapes.pay, async (call) => paid(await service.pay(call, call.body)))
  contractRoute(api, routes.payYear, shapes.payYear, async (call) =>
    paid(await service.payYear(call, call.body)),
  )
}
