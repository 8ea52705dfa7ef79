import { cyclesRoutes as routes } from '@contract/cycles/cycles.routes'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { askAnew, baseApi } from '../core/baseApi'
import { call, reading, readingRows, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'

type Change = Parameters<typeof cyclesApi.endpoints.previewCycle.initiate>[0]

/** `data` is null for a server that does not say. */
export const askEffect = (change: Change) => askAnew(cyclesApi.endpoints.previewCycle, change)

type Raw = Cycle & { mensualidad_prescolar?: number }

/** The school's existing server spells one price in two ways. */
const readCycle = ({ mensualidad_prescolar, ...cycle }: Raw): Cycle => ({
  ...cycle,
  mensualidad_preescolar: cycle.mensualidad_preescolar ?? mensualidad_prescolar ?? 0,
})

export const cyclesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCurrentCycle: build.query(readingRows(routes.current, rowAt('ciclo', readCycle))),
    listCycles: build.query(readingRows(routes.list, listAt('ciclos', readCycle))),
    createCycle: build.mutation(writing(routes.create)),
    updateCycle: build.mutation(writing(routes.update)),
    /** Asked at each click and never kept, since colleagues enrol meanwhile. */
    previewCycle: build.query({
      ...reading(routes.update, ({ efecto }) => efecto ?? null),
      query: (arg: Parameters<ReturnType<typeof call<typeof routes.update>>>[0]) => ({
        ...call(routes.update)(arg),
        params: { simular: true },
      }),
    }),
    deleteCycle: build.mutation(writing(routes.delete)),
  }),
})
