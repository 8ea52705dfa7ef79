import { remindersRoutes as routes } from '@contract/reminders/reminders.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { answerHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

const remindersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReminders: build.query(reading(routes.list, ({ recordatorios }) => recordatorios)),
    getReminderCalendar: build.query(reading(routes.getCalendar, listAt('dias'))),
    setRemindersActive: build.mutation(writing(routes.setActive)),
    createReminder: build.mutation(writing(routes.create)),
    updateReminder: build.mutation(writing(routes.update)),
    deleteReminder: build.mutation(writing(routes.delete)),
    muteFamily: build.mutation(writing(routes.mute)),
    unmuteFamily: build.mutation(writing(routes.unmute)),
  }),
})

export const useReminders = answerHook(remindersApi.endpoints.listReminders)
export const useReminderCalendar = listHook(remindersApi.endpoints.getReminderCalendar)

const SAVED = { failed: 'No se guardó el recordatorio', saved: serverMessage }
export const useSetRemindersActive = writeHook(remindersApi.endpoints.setRemindersActive, {
  failed: 'No se cambiaron los recordatorios',
})
export const useCreateReminder = writeHook(remindersApi.endpoints.createReminder, SAVED)
export const useUpdateReminder = writeHook(remindersApi.endpoints.updateReminder, SAVED)
export const useDeleteReminder = writeHook(remindersApi.endpoints.deleteReminder, {
  failed: 'No se eliminó el recordatorio',
  saved: serverMessage,
})
export const useMuteFamily = writeHook(remindersApi.endpoints.muteFamily, {
  failed: 'No se calló a la familia',
  saved: serverMessage,
})
export const useUnmuteFamily = writeHook(remindersApi.endpoints.unmuteFamily, {
  failed: 'La familia sigue callada',
  saved: serverMessage,
})
