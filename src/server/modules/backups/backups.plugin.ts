import { backupsRoutes as routes } from '@contract/backups/backups.routes'
import { backupsSchemas as shapes } from '@contract/backups/backups.schemas'
import type { Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import type { BackupsService } from './backups.service'

export const backupsPlugin = (api: Api, service: BackupsService): void => {
  contractRoutes(api, routes, shapes, {
    last: (call) => service.last(call),
    get: async (call) => ({ respaldos: await service.get(call) }),
    make: async (call) => ({ trabajo: await service.make(call) }),
    drill: async (call) => ({ trabajo: await service.drill(call) }),
    show: async (call) => ({ llave: await service.show(call) }),
    keep: async (call) => ({ llave: await service.keep(call, call.body) }),
    look: async (call) => ({ llave: await service.look(call, call.body) }),
  })
}
