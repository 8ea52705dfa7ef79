import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import { rosterSchemas as shapes } from '@contract/roster/roster.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { RosterService } from './roster.service'

export const rosterPlugin = (api: Api, service: RosterService): void => {
  contractRoute(api, routes.list, shapes.list, async (call) => ({
    ok: true,
    plantilla: await service.list(call),
  }))
  contractRoute(api, routes.get, shapes.get, async (call) => ({
    ok: true,
    empleado: await service.get(call, call.params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'El Colaborador se Registro Exitosamente',
    empleado: await service.create(call, call.body),
  }))
  contractRoute(api, routes.update, shapes.update, async (call) => ({
    ok: true,
    message: 'La Informacion del Colaborador se Actualizo Exitosamente',
    empleado: await service.update(call, call.params.id, call.body),
  }))
  contractRoute(api, routes.replacePhoto, shapes.replacePhoto, async (call) => ({
    ok: true,
    message: 'La Foto se Actualizo Exitosamente',
    empleado: await service.replacePhoto(call, call.params.id),
  }))
  contractRoute(api, routes.delete, shapes.delete, async (call) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    empleado: await service.remove(call, call.params.id),
  }))
}
