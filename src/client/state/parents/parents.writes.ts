import { PARENT_REGISTERED, PASSWORD_NOT_CHANGED } from '@contract/domain/messages'
import { serverMessage } from '../otherServers/answers'
import { writeHook } from '../core/writes'
import { parentsApi } from './parents.api'

export const useAddChildren = writeHook(parentsApi.endpoints.addChildren, {
  failed: 'Ocurrio un Error al Agregar los Hijos al Padre',
})
export const useUpdateParent = writeHook(parentsApi.endpoints.updateParent, {
  failed: 'Ocurrio un Error al Actualizar la Informacion del Padre',
  saved: serverMessage,
})
export const useCreateParentUser = writeHook(parentsApi.endpoints.createParentUser, {
  saved: serverMessage,
})
export const useChangeParentPassword = writeHook(parentsApi.endpoints.changeParentPassword, {
  failed: PASSWORD_NOT_CHANGED,
  saved: serverMessage,
})
export const useCreateParent = writeHook(parentsApi.endpoints.createParent, {
  failed: 'Ocurrio un error al registrar el Padre',
  saved: PARENT_REGISTERED,
})
export const useDeleteParent = writeHook(parentsApi.endpoints.deleteParent, {
  failed: 'No se eliminó al padre',
  saved: serverMessage,
})
export const useRemoveChild = writeHook(parentsApi.endpoints.removeChild, {
  failed: 'No se quitó al alumno de su padre',
})
