import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import { mentionsSchemas as shapes } from '@contract/mentions/mentions.schemas'
import { listedAs } from '../../db/pages'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { MentionsService } from './mentions.service'

export const mentionsPlugin = (api: Api, service: MentionsService): void => {
  contractRoute(api, routes.list, shapes.list, async (call) => ({
    ok: true,
    ...listedAs('menciones', await service.list(call, call.query)),
  }))
  contractRoute(api, routes.get, shapes.get, async (call) => ({
    ok: true,
    mencion: await service.get(call, call.params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'La Mencion se registro correctamente',
    mencion: await service.create(call, call.body),
  }))
  contractRoute(api, routes.updateInfo, shapes.updateInfo, async (call) => ({
    ok: true,
    message: 'La Mencion se actualizo correctamente',
    mencion: await service.updateInfo(call, call.params.id, call.body),
  }))
  contractRoute(api, routes.updateImage, shapes.updateImage, async (call) => ({
    ok: true,
    message: 'La Mencion se actualizo correctamente',
    mencion: await service.updateImage(call, call.params.id, call.body),
  }))
  contractRoute(api, routes.delete, shapes.delete, async (call) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    mencion: await service.delete(call, call.params.id),
  }))
}
