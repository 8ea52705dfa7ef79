import { studentsRoutes as routes } from '@contract/students/students.routes'
import { studentsSchemas as shapes } from '@contract/students/students.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { StudentsService } from './students.service'

export const studentsPlugin = (api: Api, service: StudentsService): void => {
  const { timeZone } = api
  for (const name of ['listWithoutParent', 'listToEnrol', 'listEnrolled', 'listAll'] as const)
    contractRoute(api, routes[name], shapes[name], async ({ db, today }) => ({
      ok: true,
      alumnos: await service[name](db, today),
    }))
  contractRoute(api, routes.get, shapes.get, async ({ db, params, today }) => ({
    ok: true,
    alumno: await service.get(db, params.id, { today, timeZone }),
  }))
  contractRoute(api, routes.create, shapes.create, async ({ db, actor, body, files, today }) => ({
    ok: true,
    message: 'El Alumno se Registro Exitosamente',
    alumno: await service.create(db, actor, body, files, { today, timeZone }),
  }))
  contractRoute(
    api,
    routes.update,
    shapes.update,
    async ({ db, actor, params, body, files, today, afterCommit }) => ({
      ok: true,
      message: 'El Alumno se Actualizo Exitosamente',
      alumno: await service.update(db, actor, params.id, body, files, { today, timeZone }, afterCommit),
    }),
  )
}
