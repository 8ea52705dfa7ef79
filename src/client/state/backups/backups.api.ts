import { backupsRoutes as routes } from '@contract/backups/backups.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import { answerHook } from '../core/reads'

const backupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLastBackup: build.query(reading(routes.last, (answer) => answer)),
  }),
})

export const useLastBackup = answerHook(backupsApi.endpoints.getLastBackup)
