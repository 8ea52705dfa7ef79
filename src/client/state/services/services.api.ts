import { servicesRoutes as routes } from '@contract/services/services.routes'
import type { Service, ServicePupil } from '@contract/services/services.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { answerHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

/** `id` is the pupil's. */
export type ServicePupilRow = ServicePupil & { id: number }

const readPupils = ({ servicio, alumnos }: { servicio: Service; alumnos: readonly ServicePupil[] }) => ({
  servicio,
  alumnos: alumnos.map((row): ServicePupilRow => ({ ...row, id: row.alumno.id })),
})

const servicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query(reading(routes.list, listAt('servicios'))),
    listServiceStudents: build.query(reading(routes.listStudents, readPupils)),
    listStudentServices: build.query(reading(routes.listByStudent, listAt('servicios'))),
    createService: build.mutation(writing(routes.create)),
    updateService: build.mutation(writing(routes.update)),
    deleteService: build.mutation(writing(routes.delete)),
    /** With `simular` it only counts, like the next one. */
    chargeService: build.mutation(writing(routes.charge)),
    removeStudentsFromService: build.mutation(writing(routes.removeStudents)),
  }),
})

export const useChargeService = writeHook(servicesApi.endpoints.chargeService, {
  failed: 'No se pudo cobrar el servicio',
})
export const useRemoveStudentsFromService = writeHook(servicesApi.endpoints.removeStudentsFromService, {
  failed: 'No se pudo quitar del servicio',
})
export const useCreateService = writeHook(servicesApi.endpoints.createService, {
  failed: 'Ocurrió un error al registrar el servicio',
  saved: serverMessage,
})
export const useUpdateService = writeHook(servicesApi.endpoints.updateService, {
  failed: 'Ocurrió un error al actualizar el servicio',
  saved: serverMessage,
})
export const useDeleteService = writeHook(servicesApi.endpoints.deleteService, {
  failed: 'Ocurrió un error al eliminar el servicio',
  saved: serverMessage,
})

const { endpoints } = servicesApi

export const useServices = listHook(endpoints.listServices)
export const useServiceStudents = answerHook(endpoints.listServiceStudents)
/** `id` is the pupil's. */
export const useStudentServices = listHook(endpoints.listStudentServices)
