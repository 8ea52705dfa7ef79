import { guardiansRoutes as routes } from '@contract/guardians/guardians.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../core/lists'
import { listHook } from '../core/reads'

export const guardiansApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGuardians: build.query(reading(routes.list, listAt('responsables'))),
    createGuardian: build.mutation(writing(routes.create)),
    copyGuardians: build.mutation(writing(routes.copyAll)),
    updateGuardian: build.mutation(writing(routes.update)),
    deleteGuardian: build.mutation(writing(routes.delete)),
    setGuardianFile: build.mutation(writing(routes.setFile)),
    removeGuardianFile: build.mutation(writing(routes.removeFile)),
  }),
})

export const {
  useCreateGuardianMutation,
  useCopyGuardiansMutation,
  useUpdateGuardianMutation,
  useDeleteGuardianMutation,
  useSetGuardianFileMutation,
  useRemoveGuardianFileMutation,
} = guardiansApi

/** The adults around a pupil; `id` is the pupil's. Sensitive: with notes and identifications. */
export const useGuardians = listHook(guardiansApi.endpoints.listGuardians)
