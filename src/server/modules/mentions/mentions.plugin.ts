import { DELETED } from '@contract/domain/messages'
import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import { mentionsSchemas as shapes } from '@contract/mentions/mentions.schemas'
import { listedAs } from '../../db/pages'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { MentionsService } from './mentions.service'

const UPDATED = 'La Mencion se actualizo correctamente'

export const mentionsPlugin = (api: Api, service: MentionsService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => listedAs('menciones', await service.list(call, call.query)),
    get: async (call) => ({ mencion: await service.get(call, call.params.id) }),
    create: async (call) => ({
      message: 'La Mencion se registro correctamente',
      mencion: await service.create(call, call.body),
    }),
    update: async (call) => ({
      message: UPDATED,
      mencion: await service.update(call, call.params.id, call.body),
    }),
    replaceImage: async (call) => ({
      message: UPDATED,
      mencion: await service.replaceImage(call, call.params.id, call.body),
    }),
    delete: async (call) => ({ message: DELETED, mencion: await service.delete(call, call.params.id) }),
  })
}
