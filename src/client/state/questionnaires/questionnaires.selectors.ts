import { isAnswered } from '@contract/questionnaires/questionnaires.rules'
import type { FamilyAnswers, Question } from '@contract/questionnaires/questionnaires.schemas'
import { answerBy, answerHook, detailHook, listHook } from '../core/reads'
import { questionnairesApi, type CycleAnswers } from './questionnaires.api'

/** Progress of a family: all required answers given, some answers given, or none. */
export type FamilyState = 'COMPLETA' | 'EN_CURSO' | 'SIN_RESPONDER'

/** A family as the list shows it. */
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

/** The questionnaire of a cycle, by the cycle's id; `cuestionario` is null when it has none. */
export const useQuestionnaire = detailHook(
  getQuestionnaire,
  answerBy((cuestionario) => ({ cuestionario })),
)
/** Ids of the parents with answers missing; `id` is the cycle's. */
export const usePendingFamilies = listHook(listPendingFamilies)

/** The questions of a cycle and its families. */
export interface CycleFamilies {
  preguntas: readonly Question[]
  /** In the server's order. */
  familias: readonly Family[]
  /** Number of families that gave all required answers. */
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

/** The questions of a cycle and its families in the server's order with their progress. */
export const useCycleAnswers = detailHook(listAnswers, answerBy(familiesOf))
/** The answers of one family with their questions. */
export const useAnswersOfParent = answerHook(getAnswersOfParent)
