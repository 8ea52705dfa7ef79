import { createSelector } from '@reduxjs/toolkit'
import { isAnswered } from '@contract/questionnaires/questionnaires.rules'
import type { FamilyAnswers, Question } from '@contract/questionnaires/questionnaires.schemas'
import { questionnairesApi } from './questionnaires.api'

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
