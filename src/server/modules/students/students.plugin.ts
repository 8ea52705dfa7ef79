import { studentsRoutes as routes } from '@contract/students/students.routes'
import { studentsSchemas as shapes } from '@contract/students/students.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { StudentsService } from './students.service'

export const studentsPlugin = (api: Api, service: StudentsService): void => {
  for (const name of ['listWithoutParent', 'listToEnrol', 'listEnrolled', 'listAll'] as const)
    contractRoute(api, routes[name], shapes[name], async (call) => ({
      ok: true,
      alumnos: await service[name](call),
    }))
  contractRoute(api, routes.get, shapes.get, async (call) => ({
    ok: true,
    alumno: await service.get(call, call.params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'El Alumno se Registro Exitosamente',
    alumno: await service.create(call, call.body),
  }))
  contractRoute(api, routes.update, shapes.update, async (call) => ({
    ok: true,
    message: 'El Alumno se Actualizo Exitosamente',
    alumno: await service.update(call, call.params.id, call.body),
  }))
}
