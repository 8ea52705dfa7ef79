import { createSelector } from '@reduxjs/toolkit'
import { isAnswered } from '@contract/questionnaires/questionnaires.rules'
import type { FamilyAnswers, Question } from '@contract/questionnaires/questionnaires.schemas'
import { answerBy, answerHook, detailHook, listHook } from '../core/reads'
import { questionnairesApi, type CycleAnswers } from './questionnaires.api'

/** Where a family stands: nothing required is missing, something was answered, or nothing was. */
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

/** The families of a cycle in the server's order with their progress. A selector per cycle, made once per page. */
export const makeSelectFamilies = (id: number) =>
  createSelector([questionnairesApi.endpoints.listAnswers.select({ id })], ({ data }) => {
    const familias = (data?.familias ?? []).map((family): Family => ({
      ...family,
      id: family.padre.id,
      estado: familyState(family),
    }))
    return {
      preguntas: data?.cuestionario?.preguntas ?? NO_QUESTIONS,
      familias,
      respondieron: familias.filter(({ estado }) => estado === 'COMPLETA').length,
    }
  })

const { getQuestionnaire, listAnswers, getAnswersOfParent, listPendingFamilies } = questionnairesApi.endpoints

/** Of a cycle, by the cycle's id; 404 when it has none. */
export const useQuestionnaire = detailHook(getQuestionnaire)
export const useAnswersOfParent = answerHook(getAnswersOfParent)
/** Ids of the parents of a cycle who still have to answer; `id` is the cycle's. */
export const usePendingFamilies = listHook(listPendingFamilies)

const familiesOf = ({ cuestionario, familias }: CycleAnswers) => {
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
