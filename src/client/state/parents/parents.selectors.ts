import { createSelector } from '@reduxjs/toolkit'
import { detailHook, listHook } from '../core/reads'
import { parentsApi } from './parents.api'
import { parents } from './parents.slice'

const { listParents, listEnrolledParents, getParent } = parentsApi.endpoints

export const selectParents = parents.rowsOf(listParents.select())
export const selectEnrolledParents = parents.rowsOf(listEnrolledParents.select())
export const selectParentById = parents.selectById

/** The parent a page asked for, null until it is here. A selector per parent, made once per page. */
export const makeSelectParent = (id: number) =>
  createSelector([parents.rowsOf(getParent.select({ id }))], ([parent]) => parent ?? null)

export const useParents = listHook(listParents, parents.rows)
export const useEnrolledParents = listHook(listEnrolledParents, parents.rows)
export const useParent = detailHook(getParent, parents.row)
