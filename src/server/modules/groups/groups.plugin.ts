import { DELETED } from '@contract/domain/messages'
import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import { groupsSchemas as shapes } from '@contract/groups/groups.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { GroupsService } from './groups.service'

export const groupsPlugin = (api: Api, service: GroupsService): void => {
  contractRoutes(api, routes, shapes, {
    listByCycle: async (call) => ({ grupos: await service.listByCycle(call, call.params.id) }),
    listWithoutGroup: async (call) => ({ alumnos: await service.listWithoutGroup(call, call.params.id) }),
    create: async (call) => ({
      message: 'El Grupo fue Registrado Exitosamente',
      grupo: await service.create(call, call.body),
    }),
    addStudents: async (call) => ({
      message: 'Los Alumnos fueron Agregados Exitosamente al Grupo',
      grupo: await service.addStudents(call, call.body),
    }),
    removeStudents: async (call) => ({
      message: 'Los Alumnos salieron del Grupo Exitosamente',
      grupo: await service.removeStudents(call, call.body),
    }),
    update: async (call) => ({
      message: 'El Grupo fue Actualizado Exitosamente',
      grupo: await service.update(call, call.params.id, call.body),
    }),
    delete: async (call) => ({ message: DELETED, grupo: await service.delete(call, call.params.id) }),
  })
}
