import { callsOf, defineRoutes } from '../http/route'
import type { AuditContract } from './audit.schemas'

const audit = callsOf('USUARIOS')

export const auditRoutes = defineRoutes<AuditContract>()({
  // Sensitive because rows hold names and old addresses of families.
  list: audit.get('/bitacora', { sensitive: true }),
})
