import { PASSWORD_NOT_CHANGED, PASSWORD_CHANGED } from '@contract/domain/messages'
import { parentsRoutes as routes } from '@contract/parents/parents.routes'
import { baseApi } from '../core/baseApi'
import { readingRows, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'
import { writeHook } from '../core/writes'

export const parentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listParents: build.query(readingRows(routes.listAll, listAt('padres'))),
    listEnrolledParents: build.query(readingRows(routes.listEnrolled, listAt('padres'))),
    getParent: build.query(readingRows(routes.get, rowAt('padre'))),
    registerParent: build.mutation(writing(routes.create)),
    updateParent: build.mutation(writing(routes.update)),
    addChildren: build.mutation(writing(routes.addChildren)),
    removeChild: build.mutation(writing(routes.removeChild)),
    deleteParent: build.mutation(writing(routes.delete)),
    createParentUser: build.mutation(writing(routes.createUser)),
    /** Nothing is stale after it: no list shows a password. */
    changeParentPassword: build.mutation(writing(routes.changeUserPassword)),
  }),
})

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
