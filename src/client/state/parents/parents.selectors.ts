import { detailHook, listHook } from '../core/reads'
import { parentsApi } from './parents.api'
import { parents } from './parents.slice'

const { listParents, listEnrolledParents, getParent } = parentsApi.endpoints

export const selectParentById = parents.selectById

export const useParents = listHook(listParents, parents.rows)
export const useEnrolledParents = listHook(listEnrolledParents, parents.rows)
export const useParent = detailHook(getParent, parents.row)
