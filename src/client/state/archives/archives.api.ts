import { archivesRoutes as routes } from '@contract/archives/archives.routes'
import { baseApi } from '../core/baseApi'
import { writing } from '../core/call'

const archivesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A link to the whole school, good for a few minutes. */
    makeArchive: build.mutation(writing(routes.make)),
  }),
})

export const { useMakeArchiveMutation } = archivesApi
