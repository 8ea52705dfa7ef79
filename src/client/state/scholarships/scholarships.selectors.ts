import { createSelector } from '@reduxjs/toolkit'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import { detailHook, listHook } from '../core/reads'
import { scholarshipsApi } from './scholarships.api'

const NONE: readonly Scholarship[] = []

/** Becas of one cycle in the server's order; none until they are here. A selector per cycle, made once per page. */
export const makeSelectScholarships = (id: number) =>
  createSelector(
    [scholarshipsApi.endpoints.listScholarships.select({ id })],
    ({ data }): readonly Scholarship[] => data ?? NONE,
  )

/** The percent of every pupil who holds one of these becas, as `legalMinimum` wants them. */
export const holderPercents = (becas: readonly Scholarship[]): number[] =>
  becas.flatMap(({ porcentaje, becasAlumnos }) => becasAlumnos.map(() => porcentaje))

const { listScholarships, getScholarship } = scholarshipsApi.endpoints

/** Becas of one cycle; `id` is the cycle's. */
export const useScholarships = listHook(listScholarships)
export const useScholarship = detailHook(getScholarship)
