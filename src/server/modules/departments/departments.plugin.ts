import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import { departmentsSchemas as shapes } from '@contract/departments/departments.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { DepartmentsService } from './departments.service'

export const departmentsPlugin = (api: Api, service: DepartmentsService): void => {
  contractRoute(api, routes.list, shapes.list, async ({ db }) => ({
    ok: true,
    departamentos: await service.list(db),
  }))
  contractRoute(
    api,
    routes.getWithEmployees,
    shapes.getWithEmployees,
    async ({ db, params, actor, today }) => ({
      ok: true,
      ...(await service.getWithEmployees(db, params.id, { actor, today })),
    }),
  )
  contractRoute(api, routes.create, shapes.create, async ({ db, body, files, actor }) => ({
    ok: true,
    message: 'El Departamento se Registro Exitosamente',
    departamento: await service.create(db, body, files, actor),
  }))
  contractRoute(api, routes.rename, shapes.rename, async ({ db, params, body }) => ({
    ok: true,
    message: 'El Departamento se Actualizo Exitosamente',
    departamento: await service.rename(db, params.id, body),
  }))
  contractRoute(
    api,
    routes.replaceLogo,
    shapes.replaceLogo,
    async ({ db, params, files, actor, afterCommit }) => ({
      ok: true,
      message: 'La Imagen se Actualizo Exitosamente',
      departamento: await service.replaceLogo(db, params.id, files, actor, afterCommit),
    }),
  )
  contractRoute(api, routes.delete, shapes.delete, async ({ db, params, afterCommit }) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    departamento: await service.remove(db, params.id, afterCommit),
  }))
}
