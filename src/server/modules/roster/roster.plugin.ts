import { DELETED } from '@contract/domain/messages'
import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import { rosterSchemas as shapes } from '@contract/roster/roster.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { RosterService } from './roster.service'

export const rosterPlugin = (api: Api, service: RosterService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ plantilla: await service.list(call) }),
    get: async (call) => ({ empleado: await service.get(call, call.params.id) }),
    create: async (call) => ({
      message: 'El Colaborador se Registro Exitosamente',
      empleado: await service.create(call, call.body),
    }),
    update: async (call) => ({
      message: 'La Informacion del Colaborador se Actualizo Exitosamente',
      empleado: await service.update(call, call.params.id, call.body),
    }),
    replacePhoto: async (call) => ({
      message: 'La Foto se Actualizo Exitosamente',
      empleado: await service.replacePhoto(call, call.params.id),
    }),
    delete: async (call) => ({ message: DELETED, empleado: await service.remove(call, call.params.id) }),
  })
}
