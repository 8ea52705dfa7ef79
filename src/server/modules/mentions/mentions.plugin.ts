import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import { mentionsSchemas as shapes } from '@contract/mentions/mentions.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { MentionsService } from './mentions.service'

export const mentionsPlugin = (api: Api, service: MentionsService): void => {
  contractRoute(api, routes.list, shapes.list, async ({ db }) => ({
    ok: true,
    menciones: await service.list(db),
  }))
  contractRoute(api, routes.get, shapes.get, async ({ db, params }) => ({
    ok: true,
    mencion: await service.get(db, params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async ({ db, actor, body, files }) => ({
    ok: true,
    message: 'La Mencion se registro correctamente',
    mencion: await service.create(db, actor, body, files),
  }))
  contractRoute(api, routes.updateInfo, shapes.updateInfo, async ({ db, params, body }) => ({
    ok: true,
    message: 'La Mencion se actualizo correctamente',
    mencion: await service.updateInfo(db, params.id, body),
  }))
  contractRoute(api, routes.updateImage, shapes.updateImage, async (call) => ({
    ok: true,
    message: 'La Mencion se actualizo correctamente',
    mencion: await service.updateImage(
      ...([call.db, call.actor, call.params.id] as const),
      ...([call.body, call.files, call.afterCommit] as const),
    ),
  }))
  contractRoute(api, routes.delete, shapes.delete, async ({ db, params, afterCommit }) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    mencion: await service.delete(db, params.id, afterCommit),
  }))
}
