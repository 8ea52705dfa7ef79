import { tuitionRoutes as routes } from '@contract/tuition/tuition.routes'
import { tuitionSchemas as shapes } from '@contract/tuition/tuition.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { paidAnswer } from '../../http/ledgerAnswers'
import type { TuitionService } from './tuition.service'

export const tuitionPlugin = (api: Api, service: TuitionService): void => {
  contractRoutes(api, routes, shapes, {
    get: (call) => service.get(call, call.params),
    pay: async (call) => paidAnswer(await service.pay(call, call.body)),
    extend: async (call) => ({
      message: call.body.hasta === null ? 'Prórroga terminada.' : 'Prórroga registrada.',
      pagos: await service.extend(call, call.body),
    }),
    payYear: async (call) => paidAnswer(await service.payYear(call, call.body)),
  })
}
