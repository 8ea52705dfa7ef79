import { reenrolmentsRoutes as routes } from '@contract/reenrolments/reenrolments.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../core/lists'

export const reenrolmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    planReenrolment: build.query(
      // Who pays is no longer in debt; who is enrolled elsewhere, or gets a year, moves on.
      reading(routes.plan, listAt('plan')),
    ),
    reenrol: build.mutation(writing(routes.enrol)),
  }),
})

export const { useReenrolMutation } = reenrolmentsApi
