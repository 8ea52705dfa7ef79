import { groupPapersRoutes as routes } from '@contract/groupPapers/groupPapers.routes'
import { askAnew, baseApi } from '../core/baseApi'
import { reading } from '../core/call'

const groupPapersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The pdf's address, valid for half an hour. */
    getGroupPaper: build.query(reading(routes.ofGroup, ({ documento }) => documento.url)),
    /** The ID card's address, valid for half an hour. */
    getCard: build.query(reading(routes.card, ({ documento }) => documento.url)),
  }),
})

const { getGroupPaper, getCard } = groupPapersApi.endpoints

/** Asked at each click: a link ends, and the pupils of a group change. */
export const askGroupPaper = (asked: Parameters<typeof getGroupPaper.initiate>[0]) =>
  askAnew(getGroupPaper, asked)

export const askCard = (id: number) => askAnew(getCard, { id })
