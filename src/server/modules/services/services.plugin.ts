import { countText } from '@contract/domain/text'
import { servicesRoutes as routes } from '@contract/services/services.routes'
import { servicesSchemas as shapes } from '@contract/services/services.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { ServicesService } from './services.service'

export const servicesPlugin = (api: Api, service: ServicesService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ servicios: await service.list(call, call.query.ciclo) }),
    listStudents: (call) => service.listStudents(call, call.params.id, call.query.todos),
    listByStudent: async (call) => ({ servicios: await service.listByStudent(call, call.params.id) }),
    create: async (call) => ({
      message: 'Servicio registrado.',
      servicio: await service.create(call, call.body),
    }),
    update: async (call) => ({
      message: 'Servicio actualizado.',
      servicio: await service.update(call, call.params.id, call.body),
    }),
    delete: async (call) => ({
      message: 'Servicio eliminado.',
      servicio: await service.delete(call, call.params.id),
    }),
    charge: async (call) => {
      const done = await service.charge(call, call.params.id, call.body)
      return { message: countText(done.cargos.length, 'cargo registrado.', 'cargos registrados.'), ...done }
    },
    removeStudents: async (call) => {
      const done = await service.removeStudents(call, call.params.id, call.body)
      return { message: countText(done.cargos.length, 'cargo cancelado.', 'cargos cancelados.'), ...done }
    },
  })
}
