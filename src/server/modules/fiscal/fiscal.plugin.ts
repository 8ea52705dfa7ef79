import { fiscalRoutes as routes } from '@contract/fiscal/fiscal.routes'
import { fiscalSchemas as shapes } from '@contract/fiscal/fiscal.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { FiscalService } from './fiscal.service'

const SAVED = 'Los datos de facturación se guardaron.'

export const fiscalPlugin = (api: Api, service: FiscalService): void => {
  contractRoutes(api, routes, shapes, {
    listByParent: async (call) => ({ fiscales: await service.listByParent(call, call.params.id) }),
    listByStudent: async (call) => ({ fiscales: await service.listByStudent(call, call.params.id) }),
    createForParent: async (call) => ({
      message: SAVED,
      fiscal: await service.createForParent(call, call.params.id, call.body),
    }),
    createForStudent: async (call) => ({
      message: SAVED,
      fiscal: await service.createForStudent(call, call.params.id, call.body),
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
