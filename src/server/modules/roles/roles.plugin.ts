import { DELETED } from '@contract/domain/messages'
import { rolesRoutes as routes } from '@contract/roles/roles.routes'
import { rolesSchemas as shapes } from '@contract/roles/roles.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { RolesService } from './roles.service'

export const rolesPlugin = (api: Api, service: RolesService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ roles: await service.list(call) }),
    get: async (call) => ({ rol: await service.get(call, call.params.id) }),
    create: async (call) => ({
      message: 'El Rol fue Creado Exitosamente',
      rol: await service.create(call, call.body),
    }),
    update: async (call) => ({
      message: 'El Rol fue Actualizado Exitosamente',
      rol: await service.update(call, call.params.id, call.body),
    }),
    delete: async (call) => ({ message: DELETED, rol: await service.delete(call, call.params.id) }),
  })
}
