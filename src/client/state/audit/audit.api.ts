import { auditRoutes as routes } from '@contract/audit/audit.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import { answerHook, fetchHook } from '../core/reads'

const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Not kept: every write adds to it. */
    listAudit: build.query({
      ...reading(routes.list, ({ bitacora = [], total = bitacora.length }) => ({ bitacora, total })),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const useAudit = answerHook(auditApi.endpoints.listAudit)
export const useFetchAudit = fetchHook(auditApi.endpoints.listAudit)
