import { yearPapersRoutes as routes } from '@contract/yearPapers/yearPapers.routes'
import { baseApi, askAnew } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { fetchHook } from '../core/reads'
import { writeHook } from '../core/writes'

const yearPapersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFamilyYear: build.query(reading(routes.ofFamily, ({ documento }) => documento.url)),
    makeYearPapers: build.mutation(writing(routes.make)),
    /** Papers drawn so far; null when it has ended. */
    getYearProgress: build.query(reading(routes.progress, ({ avance }) => avance ?? null)),
  }),
})

export const useMakeYearPapers = writeHook(yearPapersApi.endpoints.makeYearPapers, {
  failed: 'No se pudieron preparar los pagos del año',
})

export const useFetchYearProgress = fetchHook(yearPapersApi.endpoints.getYearProgress)

const { getFamilyYear } = yearPapersApi.endpoints

export const askFamilyYear = (asked: Parameters<typeof getFamilyYear.initiate>[0]) =>
  askAnew(getFamilyYear, asked)
