import { eventsRoutes as routes } from '@contract/events/events.routes'
import { eventsSchemas as shapes } from '@contract/events/events.schemas'
import { listedAs } from '../../db/pages'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { EventsService } from './events.service'

export const eventsPlugin = (api: Api, service: EventsService): void => {
  contractRoute(api, routes.list, shapes.list, async (call) => ({
    ok: true,
    ...listedAs('eventos', await service.list(call, call.query)),
  }))
  contractRoute(api, routes.get, shapes.get, async (call) => ({
    ok: true,
    evento: await service.get(call, call.params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'El Evento se registro correctamente',
    evento: await service.create(call, call.body),
  }))
  contractRoute(api, routes.updateInfo, shapes.updateInfo, async (call) => ({
    ok: true,
    message: 'El Evento se actualizo correctamente',
    evento: await service.updateInfo(call, call.params.id, call.body),
  }))
  contractRoute(api, routes.updateFiles, shapes.updateFiles, async (call) => ({
    ok: true,
    message: 'Las Fotos del Evento se actualizaron correctamente',
    evento: await service.updateFiles(call, call.params.id, call.body),
  }))
  contractRoute(api, routes.delete, shapes.delete, async (call) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    evento: await service.delete(call, call.params.id),
  }))
}
