import { systemRoutes as routes } from '@contract/system/system.routes'
import { baseApi } from '../core/baseApi'
import { call } from '../core/call'

/** What a 503 of this call holds; another server's refusal says nothing of the disk. */
interface Unwell {
  ok: boolean
  message?: string
  disco?: string
}

export const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Why the server cannot save anything now, in its own words; null when it can, and when it does not say (another server). */
    getTrouble: build.query<string | null, void>({
      // A 503 is an answer here: as an error it would leave the one before it standing.
      query: () => ({
        ...call(routes.health)(),
        validateStatus: () => true,
        read: (answer) => {
          const { ok, message, disco } = answer as Unwell
          return !ok && disco !== undefined ? (message ?? null) : null
        },
      }),
    }),
  }),
})

const { select } = systemApi.endpoints.getTrouble

/** @returns null also before it was asked for the first time */
export const selectTrouble = (state: Parameters<ReturnType<typeof select>>[0]): string | null =>
  select()(state).data ?? null
