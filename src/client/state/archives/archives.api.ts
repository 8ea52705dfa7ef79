import { archivesRoutes as routes } from '@contract/archives/archives.routes'
import { baseApi } from '../core/baseApi'
import { writing } from '../core/call'

const archivesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a link that downloads all the data of the school; it works for a few minutes. */
    makeArchive: build.mutation(writing(routes.make)),
  }),
})

export const { useMakeArchiveMutation } = archivesApi
