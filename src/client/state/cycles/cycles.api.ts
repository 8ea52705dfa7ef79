import { cyclesRoutes as routes } from '@contract/cycles/cycles.routes'
import { readCycle } from '../otherServers/firstLists'
import { askAnew, baseApi } from '../core/baseApi'
import { call, reading, readingRows, writing } from '../core/call'
import { listAt, rowAt } from '../otherServers/lists'

type Change = Parameters<typeof cyclesApi.endpoints.previewCycle.initiate>[0]

/** `data` is null from a server that does not count. */
export const askEffect = (change: Change) => askAnew(cyclesApi.endpoints.previewCycle, change)

export const cyclesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCurrentCycle: build.query(readingRows(routes.getCurrent, rowAt('ciclo', readCycle))),
    listCycles: build.query(readingRows(routes.list, listAt('ciclos', readCycle))),
    createCycle: build.mutation(writing(routes.create)),
    updateCycle: build.mutation(writing(routes.update)),
    /** Asked at each click and not kept: colleagues enrol meanwhile. */
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
