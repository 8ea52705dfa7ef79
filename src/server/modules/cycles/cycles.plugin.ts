import { DELETED } from '@contract/domain/messages'
import { cyclesRoutes as routes } from '@contract/cycles/cycles.routes'
import { cyclesSchemas as shapes } from '@contract/cycles/cycles.schemas'
import type { Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import type { CyclesService } from './cycles.service'

export const cyclesPlugin = (api: Api, service: CyclesService): void => {
  contractRoutes(api, routes, shapes, {
    current: async (call) => ({ ciclo: await service.current(call) }),
    list: async (call) => ({ ciclos: await service.list(call) }),
    create: async (call) => ({
      message: 'Ciclo Escolar Registrado Exitosamente',
      ciclo: await service.create(call, call.body),
    }),
    update: async (call) => ({
      message: 'Ciclo Escolar Actualizado Exitosamente',
      ciclo: await service.update(call, call.params.id, call.body),
    }),
    delete: async (call) => ({ message: DELETED, ciclo: await service.delete(call, call.params.id) }),
  })
}
