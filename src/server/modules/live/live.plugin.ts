import { liveRoutes as routes } from '@contract/live/live.routes'
import { liveSchemas as shapes } from '@contract/live/live.schemas'
import type { Api } from '../../http/call'
import { streamRoute } from '../../http/streamRoute'
import type { LiveService } from './live.service'

export const livePlugin = (api: Api, service: LiveService): void => {
  streamRoute(api, routes.stream, shapes.stream, (actor) => service.open(actor))
  api.app.addHook('preClose', async () => service.endAll())
  api.app.addHook('onClose', () => service.close())
}
