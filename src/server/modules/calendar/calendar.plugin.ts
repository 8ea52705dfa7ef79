import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import { calendarSchemas as shapes } from '@contract/calendar/calendar.schemas'
import { DELETED } from '@contract/domain/messages'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { CalendarService } from './calendar.service'

const UPDATED = 'La Actividad se actualizo correctamente'

export const calendarPlugin = (api: Api, service: CalendarService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ actividades: await service.list(call) }),
    get: async (call) => ({ actividad: await service.get(call, call.params.id) }),
    create: async (call) => ({
      message: 'La Actividad se registro correctamente',
      actividad: await service.create(call, call.body),
    }),
    update: async (call) => ({
      message: UPDATED,
      actividad: await service.update(call, call.params.id, call.body),
    }),
    replaceFile: async (call) => ({
      message: UPDATED,
      actividad: await service.replaceFile(call, call.params.id, call.body),
    }),
    delete: async (call) => ({ message: DELETED, actividad: await service.delete(call, call.params.id) }),
  })
}
