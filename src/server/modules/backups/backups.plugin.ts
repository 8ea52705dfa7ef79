import { backupsRoutes as routes } from '@contract/backups/backups.routes'
import { backupsSchemas as shapes } from '@contract/backups/backups.schemas'
import type { Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import type { BackupsService } from './backups.service'

export const backupsPlugin = (api: Api, service: BackupsService): void => {
  contractRoutes(api, routes, shapes, {
    last: (call) => service.last(call),
  })
}
