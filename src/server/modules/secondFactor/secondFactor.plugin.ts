import { secondFactorRoutes as routes } from '@contract/secondFactor/secondFactor.routes'
import { secondFactorSchemas as shapes } from '@contract/secondFactor/secondFactor.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { SecondFactorService } from './secondFactor.service'

export const secondFactorPlugin = (api: Api, service: SecondFactorService): void => {
  contractRoutes(api, routes, shapes, {
    get: async (call) => ({ segundo_factor: await service.get(call) }),
    prepare: {
      before: (call) => service.mayPrepare(call, call.body),
      handle: async (call) => ({ preparado: await service.prepare(call) }),
    },
    confirm: {
      before: (call) => service.mayConfirm(call, call.body),
      handle: async (call) => ({ codigos: await service.confirm(call) }),
    },
    renewCodes: {
      before: (call) => service.mayRenewCodes(call, call.body),
      handle: async (call) => ({ codigos: await service.renewCodes(call) }),
    },
    delete: {
      before: (call) => service.mayRemove(call, call.body),
      handle: async (call) => ({ segundo_factor: await service.delete(call) }),
    },
    reset: async (call) => {
      await service.reset(call, call.params.id)
      return {}
    },
  })
}
