import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import { groupsSchemas as shapes } from '@contract/groups/groups.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { GroupsService } from './groups.service'

export const groupsPlugin = (api: Api, service: GroupsService): void => {
  contractRoute(api, routes.listByCycle, shapes.listByCycle, async ({ db, params }) => ({
    ok: true,
    grupos: await service.listByCycle(db, params.id),
  }))
  contractRoute(api, routes.listWithoutGroup, shapes.listWithoutGroup, async ({ db, params }) => ({
    ok: true,
    alumnos: await service.listWithoutGroup(db, params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async ({ db, body, now }) => ({
    ok: true,
    message: 'El Grupo fue Registrado Exitosamente',
    grupo: await service.create(db, body, now),
  }))
  contractRoute(api, routes.addStudents, shapes.addStudents, async ({ db, body }) => ({
    ok: true,
    message: 'Los Alumnos fueron Agregados Exitosamente al Grupo',
    grupo: await service.addStudents(db, body),
  }))
}
