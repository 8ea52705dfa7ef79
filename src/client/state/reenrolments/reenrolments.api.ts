import { reenrolmentsRoutes as routes } from '@contract/reenrolments/reenrolments.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const reenrolmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    planReenrolment: build.query(reading(routes.plan, listAt('plan'))),
    reenrol: build.mutation(writing(routes.enrol)),
  }),
})

export const useReenrol = writeHook(reenrolmentsApi.endpoints.reenrol, {
  failed: 'No se pudo reinscribir a los alumnos',
})

export const useReenrolmentPlan = listHook(reenrolmentsApi.endpoints.planReenrolment)
