import { defineRoutes } from '../http/route'
import type { ContractOf } from '../http/schemas'
import type { systemSchemas } from './system.schemas'

export const systemRoutes = defineRoutes<ContractOf<typeof systemSchemas>>()({
  /** Opened as a page of the browser, which sends no token. */
  getDocs: { method: 'GET', path: '/documentacion', access: 'session' },
  getHealth: { method: 'GET', path: '/health', access: 'public' },
})
