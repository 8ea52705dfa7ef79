import { rolesRoutes as routes } from '@contract/roles/roles.routes'
import { rolesSchemas as shapes } from '@contract/roles/roles.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { RolesService } from './roles.service'

export const rolesPlugin = (api: Api, service: RolesService): void => {
  contractRoute(api, routes.list, shapes.list, async (call) => ({
    ok: true,
    roles: await service.list(call),
  }))
  contractRoute(api, routes.get, shapes.get, async (call) => ({
    ok: true,
    rol: await service.get(call, call.params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'El Rol fue Creado Exitosamente',
    rol: await service.create(call, call.body),
  }))
  contractRoute(api, routes.update, shapes.update, async (call) => ({
    ok: true,
    message: 'El Rol fue Actualizado Exitosamente',
    rol: await service.update(call, call.params.id, call.body),
  }))
  contractRoute(api, routes.delete, shapes.delete, async (call) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    rol: await service.delete(call, call.params.id),
  }))
}
