import { correctionsRoutes as routes } from '@contract/corrections/corrections.routes'
import { correctionsSchemas as shapes } from '@contract/corrections/corrections.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { CorrectionsService } from './corrections.service'

export const correctionsPlugin = (api: Api, service: CorrectionsService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ correcciones: await service.list(call, call.query.estado) }),
    accept: async (call) => ({
      message: 'Corrección aceptada: ya está en los datos del padre.',
      correccion: await service.accept(call, call.params.id),
    }),
    reject: async (call) => ({
      message: 'Corrección rechazada.',
      correccion: await service.reject(call, call.params.id, call.body.motivo),
    }),
  })
}
