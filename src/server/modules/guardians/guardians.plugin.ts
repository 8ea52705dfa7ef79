import { DELETED } from '@contract/domain/messages'
import { guardiansRoutes as routes } from '@contract/guardians/guardians.routes'
import { guardiansSchemas as shapes } from '@contract/guardians/guardians.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { GuardiansService } from './guardians.service'

export const guardiansPlugin = (api: Api, service: GuardiansService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ responsables: await service.list(call, call.params.id) }),
    create: async (call) => ({
      message: 'Responsable registrado.',
      ...(await service.create(call, call.params.id, call.body)),
    }),
    copyAll: async (call) => ({
      message: 'Responsables copiados a los hermanos.',
      hermanos: await service.copyAll(call, call.params.id),
    }),
    update: async (call) => ({
      message: 'Responsable actualizado.',
      ...(await service.update(call, call.params.id, call.body)),
    }),
    delete: async (call) => ({ message: DELETED, responsable: await service.delete(call, call.params.id) }),
    replaceFile: async (call) => ({
      message: 'El archivo se guardó.',
      responsable: await service.replaceFile(call, call.params.id, call.params.cual),
    }),
    deleteFile: async (call) => ({
      message: 'El archivo se quitó.',
      responsable: await service.deleteFile(call, call.params.id, call.params.cual),
    }),
  })
}
