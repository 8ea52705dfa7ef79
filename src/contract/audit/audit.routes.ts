import { defineRoutes } from '../http/route'
import type { AuditContract } from './audit.schemas'

export const auditRoutes = defineRoutes<AuditContract>()({
  // Ours: who wrote what, and when. Names and old addresses of families are among it.
  list: { method: 'GET', path: '/bitacora', access: [['USUARIOS', 'READ']], sensitive: true },
})
