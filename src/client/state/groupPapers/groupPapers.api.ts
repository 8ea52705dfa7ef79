import { groupPapersRoutes as routes } from '@contract/groupPapers/groupPapers.routes'
import { askAnew, baseApi } from '../core/baseApi'
import { reading } from '../core/call'

const groupPapersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGroupPaper: build.query(reading(routes.getPaper, ({ documento }) => documento.url)),
    getCard: build.query(reading(routes.getCard, ({ documento }) => documento.url)),
  }),
})

const { getGroupPaper, getCard } = groupPapersApi.endpoints

export const askGroupPaper = (asked: Parameters<typeof getGroupPaper.initiate>[0]) =>
  askAnew(getGroupPaper, asked)

export const askCard = (id: number) => askAnew(getCard, { id })
