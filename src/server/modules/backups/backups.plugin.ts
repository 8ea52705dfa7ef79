import { backupsRoutes as routes } from '@contract/backups/backups.routes'
import { backupsSchemas as shapes } from '@contract/backups/backups.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { BackupsService } from './backups.service'

export const backupsPlugin = (api: Api, service: BackupsService): void => {
  contractRoutes(api, routes, shapes, {
    getLast: (call) => service.getLast(call),
    get: async (call) => ({ respaldos: await service.get(call) }),
    create: async (call) => ({ trabajo: await service.create(call) }),
    drill: async (call) => ({ trabajo: await service.drill(call) }),
    showKey: async (call) => ({ llave: await service.showKey(call) }),
    takeKey: async (call) => ({ llave: await service.takeKey(call, call.body) }),
    checkKey: async (call) => ({ llave: await service.checkKey(call, call.body) }),
  })
}
