import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import { groupsSchemas as shapes } from '@contract/groups/groups.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { GroupsService } from './groups.service'

export const groupsPlugin = (api: Api, service: GroupsService): void => {
  contractRoute(api, routes.listByCycle, shapes.listByCycle, async (call) => ({
    ok: true,
    grupos: await service.listByCycle(call, call.params.id),
  }))
  contractRoute(api, routes.listWithoutGroup, shapes.listWithoutGroup, async (call) => ({
    ok: true,
    alumnos: await service.listWithoutGroup(call, call.params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'El Grupo fue Registrado Exitosamente',
    grupo: await service.create(call, call.body),
  }))
  contractRoute(api, routes.addStudents, shapes.addStudents, async (call) => ({
    ok: true,
    message: 'Los Alumnos fueron Agregados Exitosamente al Grupo',
    grupo: await service.addStudents(call, call.body),
  }))
}
