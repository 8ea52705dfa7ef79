import { parentsRoutes as routes } from '@contract/parents/parents.routes'
import { parentsSchemas as shapes } from '@contract/parents/parents.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { ParentsService } from './parents.service'

export const parentsPlugin = (api: Api, service: ParentsService): void => {
  for (const name of ['listAll', 'listEnrolled'] as const)
    contractRoute(api, routes[name], shapes[name], async ({ db, today }) => ({
      ok: true,
      padres: await service[name](db, today),
    }))
  contractRoute(api, routes.get, shapes.get, async ({ db, params, today }) => ({
    ok: true,
    padre: await service.get(db, params.id, today),
  }))
  contractRoute(api, routes.create, shapes.create, async ({ db, body, today }) => ({
    ok: true,
    message: 'Padre de Familia Registrado Exitosamente',
    padre: await service.create(db, body, today),
  }))
  contractRoute(api, routes.update, shapes.update, async ({ db, params, body, today }) => ({
    ok: true,
    message: 'La Informacion del Padre fue Actualizada Exitosamente',
    padre: await service.update(db, params.id, body, today),
  }))
  contractRoute(api, routes.addChildren, shapes.addChildren, async ({ db, body, today }) => ({
    ok: true,
    message: 'Los Hijos fueron Agregados Exitosamente',
    padre: await service.addChildren(db, body, today),
  }))
  contractRoute(api, routes.createUser, shapes.createUser, async ({ db, body, today }) => ({
    ok: true,
    message: 'El Usuario fue Creado Exitosamente',
    padre: await service.createUser(db, body, today),
  }))
  contractRoute(api, routes.changeUserPassword, shapes.changeUserPassword, async ({ db, body, today }) => ({
    ok: true,
    message: 'La Contraseña fue Actualizada Exitosamente',
    padre: await service.changeUserPassword(db, body, today),
  }))
}
