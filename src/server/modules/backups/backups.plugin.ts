import { backupsRoutes as routes } from '@contract/backups/backups.routes'
import { backupsSchemas as shapes } from '@contract/backups/backups.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { BackupsService } from './backups.service'

export const backupsPlugin = (api: Api, service: BackupsService): void => {
  contractRoute(api, routes.last, shapes.last, async (call) => ({
    ok: true,
    ...(await service.last(call)),
  }))
}
