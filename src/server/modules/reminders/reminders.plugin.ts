import { remindersRoutes as routes } from '@contract/reminders/reminders.routes'
import { remindersSchemas as shapes } from '@contract/reminders/reminders.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { RemindersService } from './reminders.service'

const SAVED = 'El recordatorio se guardó.'

export const remindersPlugin = (api: Api, service: RemindersService): void => {
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ recordatorios: await service.list(call) }),
    setActive: async (call) => ({
      message: call.body.activos
        ? 'Los recordatorios salen solos desde hoy.'
        : 'Los recordatorios ya no salen.',
      recordatorios: await service.setActive(call, call.body),
    }),
    create: async (call) => ({ message: SAVED, regla: await service.create(call, call.body) }),
    update: async (call) => ({
      message: SAVED,
      regla: await service.update(call, call.params.id, call.body),
    }),
    delete: async (call) => ({
      message: 'El recordatorio se eliminó.',
      regla: await service.delete(call, call.params.id),
    }),
    getCalendar: async (call) => ({ dias: await service.getCalendar(call, call.query) }),
    mute: async (call) => ({
      message: 'A esa familia ya no se le recuerda.',
      callada: await service.mute(call, call.body),
    }),
    unmute: async (call) => ({
      message: 'A esa familia se le vuelve a recordar.',
      callada: await service.unmute(call, call.params.id),
    }),
  })
}
