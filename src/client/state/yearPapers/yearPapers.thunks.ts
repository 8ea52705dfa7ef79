import { askAnew } from '../core/baseApi'
import { yearPapersApi } from './yearPapers.api'

const { getFamilyYear } = yearPapersApi.endpoints

/** Asked at each click: a link ends, and a family pays again. */
export const askFamilyYear = (asked: Parameters<typeof getFamilyYear.initiate>[0]) =>
  askAnew(getFamilyYear, asked)
