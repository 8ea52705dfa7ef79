import { detailHook, listHook } from '../core/reads'
import { scholarshipsApi } from './scholarships.api'

const { listScholarships, listSiblings, getScholarship } = scholarshipsApi.endpoints

/** Becas of one cycle; `id` is the cycle's. */
export const useScholarships = listHook(listScholarships)
/** Pupils whose discount for siblings is not what the cycle's rule says. */
export const useSiblings = listHook(listSiblings)
export const useScholarship = detailHook(getScholarship)
