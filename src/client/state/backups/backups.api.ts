import { backupsRoutes as routes } from '@contract/backups/backups.routes'
import type { BackupsContract } from '@contract/backups/backups.schemas'
import { baseApi } from '../core/baseApi'
import { call } from '../core/call'

export const backupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** An error on a server that makes no backups of this kind. */
    getLastBackup: build.query<BackupsContract['last']['response'], void>({ query: call(routes.last) }),
  }),
})

export const { useGetLastBackupQuery } = backupsApi
