import { setupRoutes as routes } from '@contract/setup/setup.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { answerHook } from '../core/reads'
import { writeHook } from '../core/writes'

const setupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSetup: build.query(reading(routes.get, ({ arranque }) => arranque)),
    skipSetupStep: build.mutation(writing(routes.skip)),
  }),
})

export const useSkipSetupStep = writeHook(setupApi.endpoints.skipSetupStep, {
  failed: 'No se pudo dejar fuera este paso',
})

export const useSetup = answerHook(setupApi.endpoints.getSetup)
