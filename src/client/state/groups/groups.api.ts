import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const groupsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGroups: build.query(reading(routes.listByCycle, listAt('grupos'))),
    createGroup: build.mutation(writing(routes.create)),
    addStudentsToGroup: build.mutation(writing(routes.addStudents)),
    removeStudentsFromGroup: build.mutation(writing(routes.removeStudents)),
    updateGroup: build.mutation(writing(routes.update)),
    deleteGroup: build.mutation(writing(routes.delete)),
  }),
})

export const useUpdateGroup = writeHook(groupsApi.endpoints.updateGroup, {
  failed: 'Ocurrió un error al actualizar el grupo',
  saved: serverMessage,
})
export const useDeleteGroup = writeHook(groupsApi.endpoints.deleteGroup, {
  failed: 'Ocurrió un error al eliminar el grupo',
  saved: serverMessage,
})
export const useRemoveStudentsFromGroup = writeHook(groupsApi.endpoints.removeStudentsFromGroup, {
  failed: 'Ocurrió un error al quitar al alumno del grupo',
})
export const useAddStudentsToGroup = writeHook(groupsApi.endpoints.addStudentsToGroup, {
  failed: 'Ocurrió un error al agregar los alumnos al grupo',
  saved: serverMessage,
})
export const useCreateGroup = writeHook(groupsApi.endpoints.createGroup, {
  failed: 'Ocurrió un error al registrar el grupo',
  saved: serverMessage,
})

export const useGroups = listHook(groupsApi.endpoints.listGroups)
