import { parentsRoutes as routes } from '@contract/parents/parents.routes'
import { parentsSchemas as shapes } from '@contract/parents/parents.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { ParentsService } from './parents.service'

export const parentsPlugin = (api: Api, service: ParentsService): void => {
  for (const name of ['listAll', 'listEnrolled'] as const)
    contractRoute(api, routes[name], shapes[name], async (call) => ({
      ok: true,
      padres: await service[name](call),
    }))
  contractRoute(api, routes.get, shapes.get, async (call) => ({
    ok: true,
    padre: await service.get(call, call.params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'Padre de Familia Registrado Exitosamente',
    padre: await service.create(call, call.body),
  }))
  contractRoute(api, routes.update, shapes.update, async (call) => ({
    ok: true,
    message: 'La Informacion del Padre fue Actualizada Exitosamente',
    padre: await service.update(call, call.params.id, call.body),
  }))
  contractRoute(api, routes.addChildren, shapes.addChildren, async (call) => ({
    ok: true,
    message: 'Los Hijos fueron Agregados Exitosamente',
    padre: await service.addChildren(call, call.body),
  }))
  contractRoute(api, routes.createUser, shapes.createUser, async (call) => ({
    ok: true,
    message: 'El Usuario fue Creado Exitosamente',
    padre: await service.createUser(call, call.body),
  }))
  contractRoute(api, routes.changeUserPassword, shapes.changeUserPassword, async (call) => ({
    ok: true,
    message: 'La Contraseña fue Actualizada Exitosamente',
    padre: await service.changeUserPassword(call, call.body),
  }))
}
