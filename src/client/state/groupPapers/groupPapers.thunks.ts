import { groupPapersApi } from './groupPapers.api'

const { getGroupPaper, getCard } = groupPapersApi.endpoints

/** Asked anew at each press: a link ends, and the pupils of a group change. */
const ANEW = { subscribe: false, forceRefetch: true }

export const askGroupPaper = (asked: Parameters<typeof getGroupPaper.initiate>[0]) =>
  getGroupPaper.initiate(asked, ANEW)

export const askCard = (id: number) => getCard.initiate({ id }, ANEW)
