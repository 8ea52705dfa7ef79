import { documentsRoutes as routes } from '@contract/documents/documents.routes'
import { documentsSchemas as shapes } from '@contract/documents/documents.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { DocumentsService } from './documents.service'

export const documentsPlugin = (api: Api, service: DocumentsService): void => {
  contractRoutes(api, routes, shapes, {
    listKinds: async (call) => ({ tipos: await service.listKinds(call) }),
    createKind: async (call) => ({
      message: 'Documento agregado a la lista.',
      tipo: await service.createKind(call, call.body),
    }),
    updateKind: async (call) => ({
      message: 'Documento actualizado.',
      tipo: await service.updateKind(call, call.params.id, call.body),
    }),
    listMissing: async (call) => ({ faltantes: await service.listMissing(call, call.query) }),
    listByStudent: (call) => service.listByStudent(call, call.params.id),
    deliver: async (call) => ({
      message: 'Documento entregado.',
      documento: await service.deliver(call, call.params.id, call.body),
    }),
    delete: async (call) => ({
      message: 'Documento quitado de la lista.',
      documento: await service.delete(call, call.params.id),
    }),
  })
}
