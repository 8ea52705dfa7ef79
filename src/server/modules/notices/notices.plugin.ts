import { noticesRoutes as routes } from '@contract/notices/notices.routes'
import { noticesSchemas as shapes } from '@contract/notices/notices.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { NoticesService } from './notices.service'

export const noticesPlugin = (api: Api, service: NoticesService): void => {
  contractRoute(api, routes.send, shapes.send, async (call) => ({
    ok: true,
    message: 'El Aviso fue enviado Exitosamente al Padre',
    aviso: await service.send(call, call.body),
  }))
  contractRoute(api, routes.listOfParent, shapes.listOfParent, async (call) => ({
    ok: true,
    avisos: await service.listOfParent(call, call.params.id),
  }))
}
