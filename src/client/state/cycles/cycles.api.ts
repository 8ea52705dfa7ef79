import { cyclesRoutes as routes } from '@contract/cycles/cycles.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { oneRowListAt, rowListAt } from '../core/lists'

type Raw = Cycle & { mensualidad_prescolar?: number }

/** The school's existing server spells one price in two ways. */
const readCycle = ({ mensualidad_prescolar, ...cycle }: Raw): Cycle => ({
  ...cycle,
  mensualidad_preescolar: cycle.mensualidad_preescolar ?? mensualidad_prescolar ?? 0,
})

export const cyclesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** None or one row, as a list so that it feeds the same table. */
    getCurrentCycle: build.query(reading(routes.current, oneRowListAt('ciclo', readCycle), ['Cycle'])),
    listCycles: build.query(reading(routes.list, rowListAt('ciclos', readCycle), ['Cycle'])),
    createCycle: build.mutation(writing(routes.create)),
    updateCycle: build.mutation(writing(routes.update)),
  }),
})

export const { useCreateCycleMutation, useUpdateCycleMutation } = cyclesApi
