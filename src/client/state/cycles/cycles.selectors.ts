import { createSelector } from '@reduxjs/toolkit'
import { listHook } from '../core/reads'
import { cyclesApi } from './cycles.api'
import { cycles } from './cycles.slice'

const { getCurrentCycle, listCycles } = cyclesApi.endpoints

/** Newest first, as the server sends them. */
export const selectCycles = cycles.rowsOf(listCycles.select())

/** The current cycle, or null when there is none (or it is not known yet: ask the query for that). */
export const selectCurrentCycle = createSelector(
  [cycles.rowsOf(getCurrentCycle.select())],
  ([cycle]) => cycle ?? null,
)

/** Newest first. */
export const useCycles = listHook(listCycles, cycles.rows)
/** None or one. */
export const useCurrentCycles = listHook(getCurrentCycle, cycles.rows)
