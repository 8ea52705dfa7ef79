import { useMemo } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { EnrolmentsContract } from '@contract/enrolments/enrolments.schemas'
import { answerHook, listHook } from '../core/reads'
import { enrolmentsApi } from './enrolments.api'

const { getLeaving, listBajas, listDueProposals, listSiblingPlaces, listWithoutYear } =
  enrolmentsApi.endpoints

/** What a step about an enrolment would change, as the server computes it. */
export const useLeaving = answerHook(getLeaving)
/** Pupils given baja in a cycle. */
export const useBajas = listHook(listBajas)
/** Open charges of coming cycles that are proposed for another day. */
export const useDueProposals = listHook(listDueProposals)
/** Enrolled pupils of a cycle without a grade year; `id` is the cycle's. */
export const useWithoutYear = listHook(listWithoutYear)

/** A pupil to enrol, and the place in the cycle. */
export type ComingPupil = EnrolmentsContract['siblingPlaces']['body']['alumnos'][number]

const usePlaces = listHook(listSiblingPlaces)

/**
 * The place of each of these pupils among the children of a parent in a cycle, from 1, were they enrolled there. Empty where the
 * cycle has no rule of siblings, and until the answer has come.
 */
export const useSiblingPlaces = (
  { id: idCiclo, hermanos }: Pick<Cycle, 'id' | 'hermanos'>,
  alumnos: readonly ComingPupil[],
): ReadonlyMap<number, number> => {
  const skip = alumnos.length === 0 || !hermanos?.length
  const { rows } = usePlaces({ idCiclo, alumnos: [...alumnos] }, { skip })
  return useMemo(() => new Map(rows?.map(({ id, lugar }) => [id, lugar])), [rows])
}
