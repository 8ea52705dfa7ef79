import { servicesRoutes as routes } from '@contract/services/services.routes'
import type { Service, ServicePupil } from '@contract/services/services.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../core/lists'

/** A pupil of a service, by the pupil's id. */
export type ServicePupilRow = ServicePupil & { id: number }

const readPupils = ({ servicio, alumnos }: { servicio: Service; alumnos: readonly ServicePupil[] }) => ({
  servicio,
  alumnos: alumnos.map((row): ServicePupilRow => ({ ...row, id: row.alumno.id })),
})

export const servicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query(reading(routes.list, listAt('servicios'))),
    getService: build.query(reading(routes.listPupils, readPupils)),
    listStudentServices: build.query(reading(routes.listByStudent, listAt('servicios'))),
    createService: build.mutation(writing(routes.create)),
    updateService: build.mutation(writing(routes.update)),
    deleteService: build.mutation(writing(routes.delete)),
    /** With `simular` it only counts; so does the next one. */
    chargeService: build.mutation(writing(routes.charge)),
    leaveService: build.mutation(writing(routes.takeOff)),
  }),
})

export const {
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useDeleteServiceMutation,
  useChargeServiceMutation,
  useLeaveServiceMutation,
} = servicesApi
