import { signInsRoutes as routes } from '@contract/signIns/signIns.routes'
import { signInsSchemas as shapes } from '@contract/signIns/signIns.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { SignInsService } from './signIns.service'

export const signInsPlugin = (api: Api, service: SignInsService): void => {
  contractRoutes(api, routes, shapes, {
    list: (call) => service.list(call),
    end: async (call) => ({ terminadas: await service.end(call, call.params.id) }),
    endOthers: async (call) => ({ terminadas: await service.endOthers(call) }),
    listByUser: (call) => service.listByUser(call, call.params.id),
    endByUser: async (call) => ({ terminadas: await service.endByUser(call, call.params.id) }),
    forgetBrowser: async (call) => {
      await service.forgetBrowser(call, call.params.id)
      return {}
    },
    listNewBrowsers: (call) => service.listNewBrowsers(call),
    dismissNewBrowser: async (call) => {
      await service.dismissNewBrowser(call, call.params.id)
      return {}
    },
  })
}
