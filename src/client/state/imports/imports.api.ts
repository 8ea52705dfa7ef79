import { importsRoutes as routes } from '@contract/imports/imports.routes'
import { baseApi } from '../core/baseApi'
import { call, reading, writing } from '../core/call'
import { fetchHook } from '../core/reads'

/** A downloaded file as text, because the cache holds only what JSON can. */
const asDataUrl = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

const importsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readColumns: build.mutation(writing(routes.columns)),
    importStudents: build.mutation(writing(routes.students)),
    /** Progress of the user's import; null when it has ended. */
    importProgress: build.query(reading(routes.progress, ({ avance }) => avance ?? null)),
    importTemplate: build.mutation<string, object>({
      query: () => ({
        ...call(routes.template)({}),
        responseHandler: (response: Response) => (response.ok ? asDataUrl(response) : response.json()),
      }),
    }),
  }),
})

export const { useReadColumnsMutation, useImportStudentsMutation, useImportTemplateMutation } = importsApi

export const useImportProgress = fetchHook(importsApi.endpoints.importProgress)
