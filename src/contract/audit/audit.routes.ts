import { callsOf, defineRoutes } from '../http/route'
import type { AuditContract } from './audit.schemas'

const audit = callsOf('USUARIOS')

export const auditRoutes = defineRoutes<AuditContract>()({
  // Ours: who wrote what, and when. Names and old addresses of families are among it.
  list: audit.get('/bitacora', { sensitive: true }),
})
