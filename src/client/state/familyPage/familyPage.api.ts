import { familyPageRoutes as routes } from '@contract/familyPage/familyPage.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { detailHook } from '../core/reads'
import { writeHook } from '../core/writes'

const familyPageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFamilyLinks: build.query(reading(routes.listLinks, ({ ligas }) => ligas)),
    createFamilyLink: build.mutation(writing(routes.createLink)),
    createFamilyLinks: build.mutation(writing(routes.createLinks)),
    endFamilyLinks: build.mutation(writing(routes.endLinks)),
  }),
})

export const useFamilyLinks = detailHook(familyPageApi.endpoints.listFamilyLinks)
export const useCreateFamilyLink = writeHook(familyPageApi.endpoints.createFamilyLink, {
  failed: 'No se pudo hacer la liga',
})
export const useCreateFamilyLinks = writeHook(familyPageApi.endpoints.createFamilyLinks, {
  failed: 'No se pudieron hacer las ligas',
})
export const useEndFamilyLinks = writeHook(familyPageApi.endpoints.endFamilyLinks, {
  failed: 'No se pudieron terminar las ligas',
})
