import { cyclesRoutes as routes } from '@contract/cycles/cycles.routes'
import { cyclesSchemas as shapes } from '@contract/cycles/cycles.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { CyclesService } from './cycles.service'

export const cyclesPlugin = (api: Api, service: CyclesService): void => {
  contractRoute(api, routes.current, shapes.current, async ({ db, today }) => ({
    ok: true,
    ciclo: await service.current(db, today),
  }))
  contractRoute(api, routes.list, shapes.list, async ({ db, today }) => ({
    ok: true,
    ciclos: await service.list(db, today),
  }))
  contractRoute(api, routes.create, shapes.create, async ({ db, actor, body, today }) => ({
    ok: true,
    message: 'Ciclo Escolar Registrado Exitosamente',
    ciclo: await service.create(db, actor, body, today),
  }))
  contractRoute(api, routes.update, shapes.update, async ({ db, params, body, today }) => ({
    ok: true,
    message: 'Ciclo Escolar Actualizado Exitosamente',
    ciclo: await service.update(db, params.id, body, today),
  }))
}
