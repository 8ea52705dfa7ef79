import { usersRoutes as routes } from '@contract/users/users.routes'
import { usersSchemas as shapes } from '@contract/users/users.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { UsersService } from './users.service'

export const usersPlugin = (api: Api, service: UsersService): void => {
  contractRoute(api, routes.list, shapes.list, async ({ db }) => ({
    ok: true,
    users: await service.list(db),
  }))
  contractRoute(api, routes.register, shapes.register, async ({ db, actor, body }) => ({
    ok: true,
    message: 'El Usuario fue Creado Exitosamente',
    user: await service.register(db, actor, body),
  }))
  contractRoute(api, routes.update, shapes.update, async ({ db, actor, params, body }) => ({
    ok: true,
    message: 'El Usuario fue Actualizado Exitosamente',
    user: await service.update(db, actor, params.id, body),
  }))
  contractRoute(api, routes.changePassword, shapes.changePassword, async ({ db, actor, params, body }) => ({
    ok: true,
    message: 'La Contraseña fue Actualizada Exitosamente',
    user: await service.changePassword(db, actor, params.id, body.password),
  }))
  contractRoute(api, routes.delete, shapes.delete, async ({ db, actor, params, now }) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    user: await service.delete(db, actor, params.id, now),
  }))
}
