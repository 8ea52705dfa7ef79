import { useMemo } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { EnrolmentsContract } from '@contract/enrolments/enrolments.schemas'
import { answerHook, listHook } from '../core/reads'
import { enrolmentsApi } from './enrolments.api'

const { getLeaving, listBajas, listDueProposals, listSiblingPlaces, listWithoutYear } =
  enrolmentsApi.endpoints

export const useLeaving = answerHook(getLeaving)
export const useBajas = listHook(listBajas)
/** Open charges of coming cycles for which another day is proposed. */
export const useDueProposals = listHook(listDueProposals)
/** `id` is the cycle's. */
export const useWithoutYear = listHook(listWithoutYear)

export type ComingPupil = EnrolmentsContract['siblingPlaces']['body']['alumnos'][number]

const usePlaces = listHook(listSiblingPlaces)

/** From 1, as if they were enrolled there. Empty without a sibling rule, and until the answer has come. */
export const useSiblingPlaces = (
  { id: idCiclo, hermanos }: Pick<Cycle, 'id' | 'hermanos'>,
  alumnos: readonly ComingPupil[],
): ReadonlyMap<number, number> => {
  const skip = alumnos.length === 0 || !hermanos?.length
  const { rows } = usePlaces({ idCiclo, alumnos: [...alumnos] }, { skip })
  return useMemo(() => new Map(rows?.map(({ id, lugar }) => [id, lugar])), [rows])
}
