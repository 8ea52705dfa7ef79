import { defineRoutes } from '../http/route'
import type { ContractOf } from '../http/schemas'
import type { systemSchemas } from './system.schemas'

export const systemRoutes = defineRoutes<ContractOf<typeof systemSchemas>>()({
  /** Answers with a signed link: the browser opens the description as a page, without token. */
  getDocs: { method: 'GET', path: '/documentacion', access: 'session' },
  getHealth: { method: 'GET', path: '/health', access: 'public' },
})
