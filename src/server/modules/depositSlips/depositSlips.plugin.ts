import { depositSlipsRoutes as routes } from '@contract/depositSlips/depositSlips.routes'
import { depositSlipsSchemas as shapes } from '@contract/depositSlips/depositSlips.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { DepositSlipsService } from './depositSlips.service'

export const depositSlipsPlugin = (api: Api, service: DepositSlipsService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ fichas: await service.list(call, call.query.padreId) }),
    close: async (call) => {
      const { movimientoId = null } = call.body
      return {
        message: movimientoId === null ? 'La ficha quedó aparte.' : 'La ficha quedó con su depósito.',
        ficha: await service.close(call, call.params.id, movimientoId),
      }
    },
  })
}
