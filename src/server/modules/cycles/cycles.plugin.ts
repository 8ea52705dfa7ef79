import { cyclesRoutes as routes } from '@contract/cycles/cycles.routes'
import { cyclesSchemas as shapes } from '@contract/cycles/cycles.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { CyclesService } from './cycles.service'

export const cyclesPlugin = (api: Api, service: CyclesService): void => {
  contractRoute(api, routes.current, shapes.current, async (call) => ({
    ok: true,
    ciclo: await service.current(call),
  }))
  contractRoute(api, routes.list, shapes.list, async (call) => ({
    ok: true,
    ciclos: await service.list(call),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'Ciclo Escolar Registrado Exitosamente',
    ciclo: await service.create(call, call.body),
  }))
  contractRoute(api, routes.update, shapes.update, async (call) => ({
    ok: true,
    message: 'Ciclo Escolar Actualizado Exitosamente',
    ciclo: await service.update(call, call.params.id, call.body),
  }))
}
