import { auditRoutes as routes } from '@contract/audit/audit.routes'
import { auditSchemas as shapes } from '@contract/audit/audit.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { AuditService } from './audit.service'

export const auditPlugin = (api: Api, service: AuditService): void => {
  contractRoutes(api, routes, shapes, {
    list: (call) => service.list(call, call.query),
  })
}
