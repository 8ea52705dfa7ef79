import { rolesRoutes as routes } from '@contract/roles/roles.routes'
import { rolesSchemas as shapes } from '@contract/roles/roles.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { RolesService } from './roles.service'

export const rolesPlugin = (api: Api, service: RolesService): void => {
  contractRoute(api, routes.list, shapes.list, async ({ db }) => ({
    ok: true,
    roles: await service.list(db),
  }))
  contractRoute(api, routes.get, shapes.get, async ({ db, params }) => ({
    ok: true,
    rol: await service.get(db, params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async ({ db, actor, body }) => ({
    ok: true,
    message: 'El Rol fue Creado Exitosamente',
    rol: await service.create(db, actor, body),
  }))
  contractRoute(api, routes.update, shapes.update, async ({ db, actor, params, body }) => ({
    ok: true,
    message: 'El Rol fue Actualizado Exitosamente',
    rol: await service.update(db, actor, params.id, body),
  }))
  contractRoute(api, routes.delete, shapes.delete, async ({ db, actor, params }) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    rol: await service.delete(db, actor, params.id),
  }))
}
