import { importsRoutes as routes } from '@contract/imports/imports.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { downloading } from '../core/download'
import { fetchHook } from '../core/reads'

const importsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readColumns: build.mutation(writing(routes.columns)),
    importStudents: build.mutation(writing(routes.students)),
    /** Progress of the user's import; null when it has ended. */
    importProgress: build.query(reading(routes.progress, ({ avance }) => avance ?? null)),
    importTemplate: build.mutation<string, object>(downloading(routes.template)),
  }),
})

export const { useReadColumnsMutation, useImportStudentsMutation, useImportTemplateMutation } = importsApi

export const useFetchImportProgress = fetchHook(importsApi.endpoints.importProgress)
