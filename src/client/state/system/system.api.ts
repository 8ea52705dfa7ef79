import { systemRoutes as routes } from '@contract/system/system.routes'
import { baseApi } from '../core/baseApi'
import { call } from '../core/call'
import type { ApiError } from '../core/errors'

export const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Why the server cannot save anything now, in its own words; null when it can, and when it does not say (another server). */
    getTrouble: build.query<string | null, void>({
      queryFn: async (_arg, _api, _extra, ask) => {
        const { error } = await ask(call(routes.health)())
        const { status, message } = (error ?? {}) as Partial<ApiError>
        return { data: status === 503 && message ? message : null }
      },
    }),
  }),
})

const { select } = systemApi.endpoints.getTrouble

/** @returns null also before it was asked for the first time */
export const selectTrouble = (state: Parameters<ReturnType<typeof select>>[0]): string | null =>
  select()(state).data ?? null
