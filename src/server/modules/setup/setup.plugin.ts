import { setupRoutes as routes } from '@contract/setup/setup.routes'
import { setupSchemas as shapes } from '@contract/setup/setup.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { SetupService } from './setup.service'

export const setupPlugin = (api: Api, service: SetupService): void => {
  contractRoutes(api, routes, shapes, {
    get: async (call) => ({ arranque: await service.get(call) }),
    skip: async (call) => ({
      message: 'Paso dejado fuera',
      arranque: await service.skip(call, call.body),
    }),
  })
}
