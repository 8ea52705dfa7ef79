import { systemRoutes as routes } from '@contract/system/system.routes'
import { schemaOf } from '../core/answerSchema'
import { askAnew, baseApi } from '../core/baseApi'
import { call, reading } from '../core/call'

interface Unwell {
  ok: boolean
  message?: string
  disco?: string
}

export const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDocs: build.query(reading(routes.getDocs, ({ documentacion }) => documentacion.url)),
    /** Why the server cannot save now, in its words; null if it can, or from another server. */
    getTrouble: build.query<string | null, void>({
      // Accepts a 503: as an error it would leave the earlier answer in the cache.
      query: () => ({
        ...call(routes.getHealth)(),
        validateStatus: () => true,
      }),
      rawResponseSchema: schemaOf((answer) => {
        const { ok, message, disco } = answer as Unwell
        return !ok && disco !== undefined ? (message ?? null) : null
      }),
    }),
  }),
})

export const askDocs = () => askAnew(systemApi.endpoints.getDocs, undefined)

const { select } = systemApi.endpoints.getTrouble

/** @returns null also before the first answer */
export const selectTrouble = (state: Parameters<ReturnType<typeof select>>[0]): string | null =>
  select()(state).data ?? null
