import { detailHook, listHook } from '../core/reads'
import { scholarshipsApi } from './scholarships.api'

const { listScholarships, getScholarship } = scholarshipsApi.endpoints

/** Becas of one cycle; `id` is the cycle's. */
export const useScholarships = listHook(listScholarships)
export const useScholarship = detailHook(getScholarship)
