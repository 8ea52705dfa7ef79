import { usersRoutes as routes } from '@contract/users/users.routes'
import { usersSchemas as shapes } from '@contract/users/users.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { UsersService } from './users.service'

export const usersPlugin = (api: Api, service: UsersService): void => {
  contractRoute(api, routes.list, shapes.list, async (call) => ({
    ok: true,
    users: await service.list(call),
  }))
  contractRoute(api, routes.register, shapes.register, async (call) => ({
    ok: true,
    message: 'El Usuario fue Creado Exitosamente',
    user: await service.register(call, call.body),
  }))
  contractRoute(api, routes.update, shapes.update, async (call) => ({
    ok: true,
    message: 'El Usuario fue Actualizado Exitosamente',
    user: await service.update(call, call.params.id, call.body),
  }))
  contractRoute(api, routes.changePassword, shapes.changePassword, async (call) => ({
    ok: true,
    message: 'La Contraseña fue Actualizada Exitosamente',
    user: await service.changePassword(call, call.params.id, call.body.password),
  }))
  contractRoute(api, routes.delete, shapes.delete, async (call) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    user: await service.delete(call, call.params.id),
  }))
}
