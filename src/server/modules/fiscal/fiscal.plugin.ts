import { fiscalRoutes as routes } from '@contract/fiscal/fiscal.routes'
import { fiscalSchemas as shapes } from '@contract/fiscal/fiscal.schemas'
import type { Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import type { FiscalService } from './fiscal.service'

const SAVED = 'Los datos de facturación se guardaron.'

export const fiscalPlugin = (api: Api, service: FiscalService): void => {
  contractRoutes(api, routes, shapes, {
    listOfParent: async (call) => ({ fiscales: await service.listOfParent(call, call.params.id) }),
    listOfStudent: async (call) => ({ fiscales: await service.listOfStudent(call, call.params.id) }),
    createOfParent: async (call) => ({
      message: SAVED,
      fiscal: await service.createOfParent(call, call.params.id, call.body),
    }),
    createOfStudent: async (call) => ({
      message: SAVED,
      fiscal: await service.createOfStudent(call, call.params.id, call.body),
    }),
    update: async (call) => ({
      message: SAVED,
      fiscal: await service.update(call, call.params.id, call.body),
    }),
    delete: async (call) => ({
      message: 'Los datos de facturación se eliminaron.',
      fiscal: await service.delete(call, call.params.id),
    }),
  })
}
