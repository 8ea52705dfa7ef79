import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { detailHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const scholarshipsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listScholarships: build.query(reading(routes.listByCycle, listAt('becas'))),
    getScholarship: build.query(reading(routes.get, rowAt('beca'))),
    listSiblings: build.query(reading(routes.listSiblings, listAt('hermanos'))),
    applySiblings: build.mutation(writing(routes.applySiblings)),
    createScholarship: build.mutation(writing(routes.create)),
    addStudentsToScholarship: build.mutation(writing(routes.addStudents)),
    removeStudentsFromScholarship: build.mutation(writing(routes.removeStudents)),
    updateScholarship: build.mutation(writing(routes.update)),
    deleteScholarship: build.mutation(writing(routes.delete)),
  }),
})

export const useUpdateScholarship = writeHook(scholarshipsApi.endpoints.updateScholarship, {
  failed: 'Ocurrió un error al actualizar la beca',
  saved: serverMessage,
})
export const useRemoveStudentsFromScholarship = writeHook(
  scholarshipsApi.endpoints.removeStudentsFromScholarship,
  { failed: 'Ocurrió un error al quitar la beca' },
)
export const useDeleteScholarship = writeHook(scholarshipsApi.endpoints.deleteScholarship, {
  failed: 'Ocurrió un error al eliminar la beca',
  saved: serverMessage,
})
export const useAddStudentsToScholarship = writeHook(scholarshipsApi.endpoints.addStudentsToScholarship, {
  failed: 'Ocurrio un Error al Asignarle la Beca a los Alumnos',
  saved: serverMessage,
})
export const useCreateScholarship = writeHook(scholarshipsApi.endpoints.createScholarship, {
  failed: 'Ocurrrio un Error al registrar el programa de la beca',
  saved: serverMessage,
})
export const useApplySiblings = writeHook(scholarshipsApi.endpoints.applySiblings, {
  failed: 'Ocurrió un error al poner los descuentos de hermanos',
})

const { listScholarships, listSiblings, getScholarship } = scholarshipsApi.endpoints

export const useScholarships = listHook(listScholarships)
export const useSiblings = listHook(listSiblings)
export const useScholarship = detailHook(getScholarship)
