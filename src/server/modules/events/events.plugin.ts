import { eventsRoutes as routes } from '@contract/events/events.routes'
import { eventsSchemas as shapes } from '@contract/events/events.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { EventsService } from './events.service'

export const eventsPlugin = (api: Api, service: EventsService): void => {
  contractRoute(api, routes.list, shapes.list, async ({ db }) => ({
    ok: true,
    eventos: await service.list(db),
  }))
  contractRoute(api, routes.get, shapes.get, async ({ db, params }) => ({
    ok: true,
    evento: await service.get(db, params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async ({ db, actor, body, files, now }) => ({
    ok: true,
    message: 'El Evento se registro correctamente',
    evento: await service.create(db, actor, body, files, now),
  }))
  contractRoute(api, routes.updateInfo, shapes.updateInfo, async ({ db, params, body }) => ({
    ok: true,
    message: 'El Evento se actualizo correctamente',
    evento: await service.updateInfo(db, params.id, body),
  }))
  contractRoute(
    api,
    routes.updateFiles,
    shapes.updateFiles,
    async ({ db, actor, params, body, files, afterCommit }) => ({
      ok: true,
      message: 'Las Fotos del Evento se actualizaron correctamente',
      evento: await service.updateFiles(db, actor, params.id, body, files, afterCommit),
    }),
  )
  contractRoute(api, routes.delete, shapes.delete, async ({ db, params, afterCommit }) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    evento: await service.delete(db, params.id, afterCommit),
  }))
}
