import { cyclesRoutes as routes } from '@contract/cycles/cycles.routes'
import type { Cycle, CyclesContract } from '@contract/cycles/cycles.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { toRowList, type RowList } from '../core/entityTable'
import { unwrapList, unwrapRow } from '../core/lists'
import { changedBy, listTag } from '../core/tags'

type Raw = Cycle & { mensualidad_prescolar?: number }

/** The school's existing server spells one price in two ways (DOMAIN §1). */
const readCycle = ({ mensualidad_prescolar, ...cycle }: Raw): Cycle => ({
  ...cycle,
  mensualidad_preescolar: cycle.mensualidad_preescolar ?? mensualidad_prescolar ?? 0,
})

export const cyclesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** None or one row, as a list so that it feeds the same table. */
    getCurrentCycle: build.query<RowList<Cycle>, void>({
      query: call(routes.current),
      transformResponse: (answer) => {
        const cycle = unwrapRow<Raw>(answer, 'ciclo')
        return toRowList(cycle ? [readCycle(cycle)] : [])
      },
      providesTags: [listTag('Cycle')],
    }),
    listCycles: build.query<RowList<Cycle>, void>({
      query: call(routes.list),
      transformResponse: (answer) => toRowList(unwrapList<Raw>(answer, 'ciclos').map(readCycle)),
      providesTags: [listTag('Cycle')],
    }),
    createCycle: build.mutation<CyclesContract['create']['response'], CyclesContract['create']['body']>({
      query: call(routes.create),
      invalidatesTags: changedBy(routes.create),
    }),
    updateCycle: build.mutation<
      CyclesContract['update']['response'],
      CallArg<typeof routes.update, CyclesContract['update']['body']>
    >({
      query: call(routes.update),
      invalidatesTags: changedBy(routes.update),
    }),
  }),
})

export const { useGetCurrentCycleQuery, useListCyclesQuery, useCreateCycleMutation, useUpdateCycleMutation } =
  cyclesApi
