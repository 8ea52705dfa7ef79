import { CYCLE_REGISTERED, DELETED } from '@contract/domain/messages'
import { cyclesRoutes as routes } from '@contract/cycles/cycles.routes'
import { cyclesSchemas as shapes } from '@contract/cycles/cycles.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { CycleChanges } from './cycleChanges'
import type { CyclesService } from './cycles.service'

export const cyclesPlugin = (api: Api, service: CyclesService, changes: CycleChanges): void => {
  contractRoutes(api, routes, shapes, {
    getCurrent: async (call) => ({ ciclo: await service.getCurrent(call) }),
    list: async (call) => ({ ciclos: await service.list(call) }),
    create: async (call) => ({
      message: CYCLE_REGISTERED,
      ciclo: await service.create(call, call.body),
    }),
    update: async (call) => {
      const { simular = false } = call.query
      const changed = await changes.update(call, call.params.id, call.body, simular)
      return {
        message: simular ? 'Nada se ha guardado' : 'Ciclo escolar actualizado.',
        ...changed,
      }
    },
    delete: async (call) => ({ message: DELETED, ciclo: await service.delete(call, call.params.id) }),
  })
}
