import { preferencesRoutes as routes } from '@contract/preferences/preferences.routes'
import { preferencesSchemas as shapes } from '@contract/preferences/preferences.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { PreferencesService } from './preferences.service'

export const preferencesPlugin = (api: Api, service: PreferencesService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ preferencias: await service.list(call, call.params.id) }),
    update: async (call) => ({
      message: 'Las preferencias de la familia se guardaron.',
      preferencias: await service.update(call, call.params.id, call.body),
    }),
  })
}
