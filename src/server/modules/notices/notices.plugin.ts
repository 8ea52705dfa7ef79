import { NOTICE_SENT } from '@contract/domain/messages'
import { noticesRoutes as routes } from '@contract/notices/notices.routes'
import { noticesSchemas as shapes } from '@contract/notices/notices.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { NoticesService } from './notices.service'

export const noticesPlugin = (api: Api, service: NoticesService): void => {
  contractRoutes(api, routes, shapes, {
    send: async (call) => ({
      message: NOTICE_SENT,
      aviso: await service.send(call, call.body),
    }),
    listByParent: async (call) => ({ avisos: await service.listByParent(call, call.params.id) }),
  })
}
