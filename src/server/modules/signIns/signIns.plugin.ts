import { signInsRoutes as routes } from '@contract/signIns/signIns.routes'
import { signInsSchemas as shapes } from '@contract/signIns/signIns.schemas'
import type { Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import type { SignInsService } from './signIns.service'

export const signInsPlugin = (api: Api, service: SignInsService): void => {
  contractRoutes(api, routes, shapes, {
    list: (call) => service.list(call),
    end: async (call) => ({ terminadas: await service.end(call, call.params.id) }),
    endOthers: async (call) => ({ terminadas: await service.endOthers(call) }),
    listOf: (call) => service.listOf(call, call.params.id),
    endAllOf: async (call) => ({ terminadas: await service.endAllOf(call, call.params.id) }),
    forget: async (call) => {
      await service.forget(call, call.params.id)
      return {}
    },
    newBrowsers: (call) => service.newBrowsers(call),
    readNewBrowser: async (call) => {
      await service.readNewBrowser(call, call.params.id)
      return {}
    },
  })
}
