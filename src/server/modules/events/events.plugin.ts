import { DELETED, EVENT_REGISTERED } from '@contract/domain/messages'
import { eventsRoutes as routes } from '@contract/events/events.routes'
import { eventsSchemas as shapes } from '@contract/events/events.schemas'
import { listedAs } from '../../db/pages'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { EventsService } from './events.service'

export const eventsPlugin = (api: Api, service: EventsService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => listedAs('eventos', await service.list(call, call.query)),
    get: async (call) => ({ evento: await service.get(call, call.params.id) }),
    create: async (call) => ({
      message: EVENT_REGISTERED,
      evento: await service.create(call, call.body),
    }),
    update: async (call) => ({
      message: 'El Evento se actualizo correctamente',
      evento: await service.update(call, call.params.id, call.body),
    }),
    replaceFiles: async (call) => ({
      message: 'Las Fotos del Evento se actualizaron correctamente',
      evento: await service.replaceFiles(call, call.params.id, call.body),
    }),
    delete: async (call) => ({ message: DELETED, evento: await service.delete(call, call.params.id) }),
  })
}
