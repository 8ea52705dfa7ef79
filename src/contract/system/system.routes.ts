import { defineRoutes } from '../http/route'
import type { ContractOf } from '../http/schemas'
import type { systemSchemas } from './system.schemas'

export const systemRoutes = defineRoutes<ContractOf<typeof systemSchemas>>()({
  health: { method: 'GET', path: '/health', access: 'public' },
})
