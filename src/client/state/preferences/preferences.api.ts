import { preferencesRoutes as routes } from '@contract/preferences/preferences.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { listHook } from '../core/reads'
import { writeHook } from '../core/writes'

const preferencesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPreferences: build.query(reading(routes.list, listAt('preferencias'))),
    updatePreferences: build.mutation(writing(routes.update)),
  }),
})

/** Always six rows, in the order of `PREFERENCE_PLACES`. */
export const usePreferences = listHook(preferencesApi.endpoints.listPreferences)
export const useUpdatePreferences = writeHook(preferencesApi.endpoints.updatePreferences, {
  failed: 'No se guardó lo que la familia quiere recibir',
  saved: serverMessage,
})
