import { searchRoutes as routes } from '@contract/search/search.routes'
import { searchSchemas as shapes } from '@contract/search/search.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { SearchService } from './search.service'

export const searchPlugin = (api: Api, service: SearchService): void => {
  contractRoutes(api, routes, shapes, {
    find: (call) => service.find(call, call.query),
  })
}
