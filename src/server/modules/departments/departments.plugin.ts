import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import { departmentsSchemas as shapes } from '@contract/departments/departments.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { DepartmentsService } from './departments.service'

export const departmentsPlugin = (api: Api, service: DepartmentsService): void => {
  contractRoute(api, routes.list, shapes.list, async (call) => ({
    ok: true,
    departamentos: await service.list(call),
  }))
  contractRoute(api, routes.getWithEmployees, shapes.getWithEmployees, async (call) => ({
    ok: true,
    ...(await service.getWithEmployees(call, call.params.id)),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'El Departamento se Registro Exitosamente',
    departamento: await service.create(call, call.body),
  }))
  contractRoute(api, routes.rename, shapes.rename, async (call) => ({
    ok: true,
    message: 'El Departamento se Actualizo Exitosamente',
    departamento: await service.rename(call, call.params.id, call.body),
  }))
  contractRoute(api, routes.replaceLogo, shapes.replaceLogo, async (call) => ({
    ok: true,
    message: 'La Imagen se Actualizo Exitosamente',
    departamento: await service.replaceLogo(call, call.params.id),
  }))
  contractRoute(api, routes.delete, shapes.delete, async (call) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    departamento: await service.remove(call, call.params.id),
  }))
}
