import { conceptsRoutes as routes } from '@contract/concepts/concepts.routes'
import { conceptsSchemas as shapes } from '@contract/concepts/concepts.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { ConceptsService } from './concepts.service'

export const conceptsPlugin = (api: Api, service: ConceptsService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ conceptos: await service.list(call) }),
    create: async (call) => ({
      message: 'Concepto registrado.',
      concepto: await service.create(call, call.body),
    }),
    update: async (call) => ({
      message: 'Concepto actualizado.',
      concepto: await service.update(call, call.params.id, call.body),
    }),
  })
}
