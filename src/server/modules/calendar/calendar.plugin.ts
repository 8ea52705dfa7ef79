import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import { calendarSchemas as shapes } from '@contract/calendar/calendar.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { CalendarService } from './calendar.service'

export const calendarPlugin = (api: Api, service: CalendarService): void => {
  contractRoute(api, routes.list, shapes.list, async ({ db }) => ({
    ok: true,
    actividades: await service.list(db),
  }))
  contractRoute(api, routes.get, shapes.get, async ({ db, params }) => ({
    ok: true,
    actividad: await service.get(db, params.id),
  }))
  contractRoute(api, routes.create, shapes.create, async ({ db, actor, body, files }) => ({
    ok: true,
    message: 'La Actividad se registro correctamente',
    actividad: await service.create(db, actor, body, files),
  }))
  contractRoute(api, routes.updateInfo, shapes.updateInfo, async ({ db, params, body }) => ({
    ok: true,
    message: 'La Actividad se actualizo correctamente',
    actividad: await service.updateInfo(db, params.id, body),
  }))
  contractRoute(api, routes.updateFile, shapes.updateFile, async (call) => ({
    ok: true,
    message: 'La Actividad se actualizo correctamente',
    actividad: await service.updateFile(
      ...([call.db, call.actor, call.params.id] as const),
      ...([call.body, call.files, call.afterCommit] as const),
    ),
  }))
  contractRoute(api, routes.delete, shapes.delete, async ({ db, params, afterCommit }) => ({
    ok: true,
    message: 'Eliminacion Exitosa',
    actividad: await service.delete(db, params.id, afterCommit),
  }))
}
