import { tuitionRoutes as routes } from '@contract/tuition/tuition.routes'
import type { TuitionContract } from '@contract/tuition/tuition.schemas'
import { readStatement, type AskedTuition } from '../otherServers/tuition'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { frozenAtTop } from '../core/entityTable'
import { serverMessage } from '../otherServers/answers'
import { answerHook, fetchHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const tuitionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTuition: build.query({
      ...reading(routes.get, (answer): unknown => {
        readStatement(answer, { alumnoId: 0, cycleId: 0 })
        return answer
      }),
      // Months of another server name neither pupil nor cycle, so the argument does.
      transformResponse: (answer: unknown, _meta: unknown, asked: AskedTuition) =>
        frozenAtTop(readStatement(answer, asked)),
    }),
    payMonths: build.mutation(writing(routes.pay)),
    extendMonths: build.mutation(writing(routes.extend)),
    payYear: build.mutation(writing(routes.payYear)),
  }),
})

type MonthsArg = TuitionContract['pay']['body'] & { idempotencyKey: string }
type YearArg = TuitionContract['payYear']['body'] & { idempotencyKey: string }

export const usePayMonthsOrYear = writeHook({
  useMutation: function useEither() {
    const [payMonths] = tuitionApi.endpoints.payMonths.useMutation()
    const [payYear] = tuitionApi.endpoints.payYear.useMutation()
    return [(arg: MonthsArg | YearArg) => ('ids' in arg ? payMonths(arg) : payYear(arg))]
  },
})

export const useExtendMonths = writeHook(tuitionApi.endpoints.extendMonths, {
  failed: 'No se pudo registrar la prórroga',
  saved: serverMessage,
})

export const useTuition = answerHook(tuitionApi.endpoints.getTuition)
export const useFetchTuition = fetchHook(tuitionApi.endpoints.getTuition)
