import { DELETED, PASSWORD_CHANGED, USER_CREATED } from '@contract/domain/messages'
import { usersRoutes as routes } from '@contract/users/users.routes'
import { usersSchemas as shapes } from '@contract/users/users.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { UsersService } from './users.service'

export const usersPlugin = (api: Api, service: UsersService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ users: await service.list(call) }),
    create: async (call) => ({ message: USER_CREATED, user: await service.create(call, call.body) }),
    update: async (call) => ({
      message: 'El Usuario fue Actualizado Exitosamente',
      user: await service.update(call, call.params.id, call.body),
    }),
    changePassword: async (call) => ({
      message: PASSWORD_CHANGED,
      user: await service.changePassword(call, call.params.id, call.body.password),
    }),
    delete: async (call) => ({ message: DELETED, user: await service.delete(call, call.params.id) }),
  })
}
