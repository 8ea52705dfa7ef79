import { PASSWORD_NOT_CHANGED, PASSWORD_CHANGED } from '@contract/domain/messages'
import { writeHook } from '../core/writes'
import { parentsApi } from './parents.api'

export const useAddChildren = writeHook(parentsApi.endpoints.addChildren, {
  failed: 'Ocurrio un Error al Agregar los Hijos al Padre',
})
export const useUpdateParent = writeHook(parentsApi.endpoints.updateParent, {
  failed: 'Ocurrio un Error al Actualizar la Informacion del Padre',
  saved: 'La Informacion del Padre fue Actualizada Exitosamente',
})
export const useCreateParentUser = writeHook(parentsApi.endpoints.createParentUser)
export const useChangeParentPassword = writeHook(parentsApi.endpoints.changeParentPassword, {
  failed: PASSWORD_NOT_CHANGED,
  saved: PASSWORD_CHANGED,
})
export const useRegisterParent = writeHook(parentsApi.endpoints.registerParent, {
  failed: 'Ocurrio un error al registrar el Padre',
  saved: 'Padre de Familia Registrado Exitosamente',
})
export const useDeleteParent = writeHook(parentsApi.endpoints.deleteParent, {
  failed: 'No se eliminó al padre',
  saved: 'Eliminacion Exitosa',
})
export const useRemoveChild = writeHook(parentsApi.endpoints.removeChild, {
  failed: 'No se quitó al alumno de su padre',
})
