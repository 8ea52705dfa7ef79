import { isAnswered } from '@contract/questionnaires/questionnaires.rules'
import type { FamilyAnswers, Question } from '@contract/questionnaires/questionnaires.schemas'
import { answerBy, answerHook, detailHook, listHook } from '../core/reads'
import { questionnairesApi, type CycleAnswers } from './questionnaires.api'

/** All required answers given, some answers given, or none. */
export type FamilyState = 'COMPLETA' | 'EN_CURSO' | 'SIN_RESPONDER'

export interface Family extends FamilyAnswers {
  /** The parent's. */
  id: number
  estado: FamilyState
}

export const familyState = (progress: Pick<FamilyAnswers, 'respondidas' | 'faltan'>): FamilyState => {
  if (isAnswered(progress)) return 'COMPLETA'
  return progress.respondidas > 0 ? 'EN_CURSO' : 'SIN_RESPONDER'
}

const NO_QUESTIONS: readonly Question[] = []

const { getQuestionnaire, listAnswers, getAnswersOfParent, listPendingFamilies } = questionnairesApi.endpoints

/** `id` is the cycle's; `cuestionario` is null when it has none. */
export const useQuestionnaire = detailHook(
  getQuestionnaire,
  answerBy((cuestionario) => ({ cuestionario })),
)
/** Ids of the parents; `id` is the cycle's. */
export const usePendingFamilies = listHook(listPendingFamilies)

export interface CycleFamilies {
  preguntas: readonly Question[]
  familias: readonly Family[]
  respondieron: number
}

export const familiesOf = ({ cuestionario, familias }: CycleAnswers): CycleFamilies => {
  const families = familias.map((family): Family => ({
    ...family,
    id: family.padre.id,
    estado: familyState(family),
  }))
  return {
    preguntas: cuestionario?.preguntas ?? NO_QUESTIONS,
    familias: families,
    respondieron: families.filter(({ estado }) => estado === 'COMPLETA').length,
  }
}

export const useCycleAnswers = detailHook(listAnswers, answerBy(familiesOf))
export const useAnswersOfParent = answerHook(getAnswersOfParent)
