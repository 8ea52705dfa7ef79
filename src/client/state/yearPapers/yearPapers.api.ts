import { yearPapersRoutes as routes } from '@contract/yearPapers/yearPapers.routes'
import { baseApi, askAnew } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { fetchHook } from '../core/reads'
import { writeHook } from '../core/writes'

const yearPapersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFamilyYear: build.query(reading(routes.getByFamily, ({ documento }) => documento.url)),
    createYearPapers: build.mutation(writing(routes.create)),
    /** Papers drawn so far; null before drawing begins and once it ended. */
    getYearProgress: build.query(reading(routes.getProgress, ({ avance }) => avance ?? null)),
  }),
})

export const useCreateYearPapers = writeHook(yearPapersApi.endpoints.createYearPapers, {
  failed: 'No se pudieron preparar los pagos del año',
})

export const useFetchYearProgress = fetchHook(yearPapersApi.endpoints.getYearProgress)

const { getFamilyYear } = yearPapersApi.endpoints

export const askFamilyYear = (asked: Parameters<typeof getFamilyYear.initiate>[0]) =>
  askAnew(getFamilyYear, asked)
