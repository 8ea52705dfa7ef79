import { guardiansRoutes as routes } from '@contract/guardians/guardians.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const guardiansApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGuardians: build.query(reading(routes.list, listAt('responsables'))),
    createGuardian: build.mutation(writing(routes.create)),
    copyGuardians: build.mutation(writing(routes.copyAll)),
    updateGuardian: build.mutation(writing(routes.update)),
    deleteGuardian: build.mutation(writing(routes.delete)),
    replaceGuardianFile: build.mutation(writing(routes.replaceFile)),
    deleteGuardianFile: build.mutation(writing(routes.deleteFile)),
  }),
})

export const useCreateGuardian = writeHook(guardiansApi.endpoints.createGuardian, {
  failed: 'No se registró al responsable',
})
export const useUpdateGuardian = writeHook(guardiansApi.endpoints.updateGuardian, {
  failed: 'No se guardó al responsable',
})
export const useDeleteGuardian = writeHook(guardiansApi.endpoints.deleteGuardian, {
  failed: 'No se eliminó al responsable',
})
export const useReplaceGuardianFile = writeHook(guardiansApi.endpoints.replaceGuardianFile)
export const useDeleteGuardianFile = writeHook(guardiansApi.endpoints.deleteGuardianFile)
export const useCopyGuardians = writeHook(guardiansApi.endpoints.copyGuardians, {
  failed: 'No se copió a los hermanos',
})

/** `id` is the pupil's. Notes and identifications make it sensitive. */
export const useGuardians = listHook(guardiansApi.endpoints.listGuardians)
