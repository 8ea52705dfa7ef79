import { backupsRoutes as routes } from '@contract/backups/backups.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { answerHook } from '../core/reads'
import { writeHook } from '../core/writes'

const backupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLastBackup: build.query(reading(routes.getLast, (answer) => answer)),
    getBackups: build.query(reading(routes.get, ({ respaldos }) => respaldos)),
    createBackup: build.mutation(writing(routes.create)),
    drillBackup: build.mutation(writing(routes.drill)),
    showBackupKey: build.mutation(writing(routes.showKey)),
    takeBackupKey: build.mutation(writing(routes.takeKey)),
    checkBackupKey: build.mutation(writing(routes.checkKey)),
  }),
})
const { endpoints } = backupsApi

export const useLastBackup = answerHook(endpoints.getLastBackup)
export const useBackups = answerHook(endpoints.getBackups)
export const useCreateBackup = writeHook(endpoints.createBackup, { failed: 'No empezó el respaldo' })
export const useDrillBackup = writeHook(endpoints.drillBackup, { failed: 'No empezó el ensayo' })
export const useShowBackupKey = writeHook(endpoints.showBackupKey, { failed: 'No se pudo mostrar la llave' })
export const useTakeBackupKey = writeHook(endpoints.takeBackupKey, {
  failed: 'La llave sigue en el servidor',
  saved: 'La llave ya no está en el servidor',
})
export const useCheckBackupKey = writeHook(endpoints.checkBackupKey, {
  failed: 'No quedó dicho',
  saved: ({ llave }) =>
    llave.estado === 'POR_GUARDAR'
      ? 'Hay una llave nueva: guárdala ahora'
      : 'Gracias: se pregunta otra vez en 90 días',
})
