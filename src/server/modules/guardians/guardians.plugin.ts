import { DELETED } from '@contract/domain/messages'
import { guardiansRoutes as routes } from '@contract/guardians/guardians.routes'
import { guardiansSchemas as shapes } from '@contract/guardians/guardians.schemas'
import type { Api } from '../../http/contractRoute'
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
    setFile: async (call) => ({
      message: 'El archivo se guardó.',
      responsable: await service.setFile(call, call.params.id, call.params.cual),
    }),
    removeFile: async (call) => ({
      message: 'El archivo se quitó.',
      responsable: await service.removeFile(call, call.params.id, call.params.cual),
    }),
  })
}
