import { groupPapersRoutes as routes } from '@contract/groupPapers/groupPapers.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'

export const groupPapersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The address of a group's pdf, valid for half an hour. */
    getGroupPaper: build.query(reading(routes.ofGroup, ({ documento }) => documento.url)),
    /** The address of a pupil's ID card, valid for half an hour. */
    getCard: build.query(reading(routes.card, ({ documento }) => documento.url)),
  }),
})
