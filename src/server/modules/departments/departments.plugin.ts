import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import { departmentsSchemas as shapes } from '@contract/departments/departments.schemas'
import { DELETED } from '@contract/domain/messages'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { DepartmentsService } from './departments.service'

export const departmentsPlugin = (api: Api, service: DepartmentsService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ departamentos: await service.list(call) }),
    getWithEmployees: (call) => service.getWithEmployees(call, call.params.id),
    create: async (call) => ({
      message: 'El Departamento se Registro Exitosamente',
      departamento: await service.create(call, call.body),
    }),
    rename: async (call) => ({
      message: 'El Departamento se Actualizo Exitosamente',
      departamento: await service.rename(call, call.params.id, call.body),
    }),
    replaceLogo: async (call) => ({
      message: 'La Imagen se Actualizo Exitosamente',
      departamento: await service.replaceLogo(call, call.params.id),
    }),
    delete: async (call) => ({ message: DELETED, departamento: await service.remove(call, call.params.id) }),
  })
}
