import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import { calendarSchemas as shapes } from '@contract/calendar/calendar.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { CalendarService } from './calendar.service'

export const calendarPlugin = (api: Api, service: CalendarService): void => {
  contractRoute(api, routes.list, shapes.list, async (call) => ({
    ok: true,
    actividades: await service.list(call),
  }))
  contractRoute(api, routes.get, shapes.get, async (call) => ({
    ok: true,
    actividad: await service.get(call, call.params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async (call) => ({
    ok: true,
    message: 'La Actividad se registro correctamente',
    actividad: await service.create(call, call.body),
  }))
  contractRoute(api, routes.updateInfo, shapes.updateInfo, async (call) => ({
    ok: true,
    message: 'La Actividad se actualizo correctamente',
    actividad: await service.updateInfo(call, call.params.id, call.body),
  }))
  contractRoute(api, routes.updateFile, shapes.updateFile, async (call) => ({
    ok: true,
    message: 'La Actividad se actualizo correctamente',
    actividad: await service.updateFile(call, call.params.id, call.body),
  }))
  contractRoute(api, routes.delete, shapes.delete, async (call) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    actividad: await service.delete(call, call.params.id),
  }))
}
