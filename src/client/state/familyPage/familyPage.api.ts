import { familyPageRoutes as routes } from '@contract/familyPage/familyPage.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { detailHook } from '../core/reads'
import { writeHook } from '../core/writes'

const familyPageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFamilyLinks: build.query(reading(routes.links, ({ ligas }) => ligas)),
    makeFamilyLink: build.mutation(writing(routes.makeLink)),
    makeFamilyLinks: build.mutation(writing(routes.makeLinks)),
    endFamilyLinks: build.mutation(writing(routes.endLinks)),
  }),
})

export const useFamilyLinks = detailHook(familyPageApi.endpoints.getFamilyLinks)
export const useMakeFamilyLink = writeHook(familyPageApi.endpoints.makeFamilyLink, {
  failed: 'No se pudo hacer la liga',
})
export const useMakeFamilyLinks = writeHook(familyPageApi.endpoints.makeFamilyLinks, {
  failed: 'No se pudieron hacer las ligas',
})
export const useEndFamilyLinks = writeHook(familyPageApi.endpoints.endFamilyLinks, {
  failed: 'No se pudieron terminar las ligas',
})
