import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import { rosterSchemas as shapes } from '@contract/roster/roster.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { RosterService } from './roster.service'

export const rosterPlugin = (api: Api, service: RosterService): void => {
  contractRoute(api, routes.list, shapes.list, async ({ db, actor, today }) => ({
    ok: true,
    plantilla: await service.list(db, { actor, today }),
  }))
  contractRoute(api, routes.get, shapes.get, async ({ db, params, actor, today }) => ({
    ok: true,
    empleado: await service.get(db, params.id, { actor, today }),
  }))
  contractRoute(api, routes.create, shapes.create, async ({ db, body, files, actor, today }) => ({
    ok: true,
    message: 'El Colaborador se Registro Exitosamente',
    empleado: await service.create(db, body, files, { actor, today }),
  }))
  contractRoute(api, routes.update, shapes.update, async ({ db, params, body, actor, today }) => ({
    ok: true,
    message: 'La Informacion del Colaborador se Actualizo Exitosamente',
    empleado: await service.update(db, params.id, body, { actor, today }),
  }))
  contractRoute(
    api,
    routes.replacePhoto,
    shapes.replacePhoto,
    async ({ db, params, files, actor, today, afterCommit }) => ({
      ok: true,
      message: 'La Foto se Actualizo Exitosamente',
      empleado: await service.replacePhoto(db, params.id, files, { actor, today }, afterCommit),
    }),
  )
  contractRoute(api, routes.delete, shapes.delete, async ({ db, params, actor, today, afterCommit }) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    empleado: await service.remove(db, params.id, { actor, today }, afterCommit),
  }))
}
