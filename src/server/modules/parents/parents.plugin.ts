import { DELETED, PARENT_REGISTERED, PASSWORD_CHANGED, USER_CREATED } from '@contract/domain/messages'
import { parentsRoutes as routes } from '@contract/parents/parents.routes'
import { parentsSchemas as shapes } from '@contract/parents/parents.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { ParentsService } from './parents.service'

export const parentsPlugin = (api: Api, service: ParentsService): void => {
  contractRoutes(api, routes, shapes, {
    listAll: async (call) => ({ padres: await service.listAll(call, call.query) }),
    listEnrolled: async (call) => ({ padres: await service.listEnrolled(call, call.query) }),
    get: async (call) => ({ padre: await service.get(call, call.params.id) }),
    create: async (call) => ({
      message: PARENT_REGISTERED,
      padre: await service.create(call, call.body),
    }),
    update: async (call) => ({
      message: 'La Informacion del Padre fue Actualizada Exitosamente',
      padre: await service.update(call, call.params.id, call.body),
    }),
    addChildren: async (call) => ({
      message: 'Los Hijos fueron Agregados Exitosamente',
      padre: await service.addChildren(call, call.body),
    }),
    removeChild: async (call) => ({
      message: 'El Hijo fue Retirado Exitosamente',
      padre: await service.removeChild(call, call.body),
    }),
    delete: async (call) => ({ message: DELETED, padre: await service.delete(call, call.params.id) }),
    createUser: async (call) => ({ message: USER_CREATED, padre: await service.createUser(call, call.body) }),
    changeUserPassword: async (call) => ({
      message: PASSWORD_CHANGED,
      padre: await service.changeUserPassword(call, call.body),
    }),
  })
}
