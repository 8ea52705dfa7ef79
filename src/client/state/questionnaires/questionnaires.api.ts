import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import type { FamilyAnswers, Question, Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import { isAnswered } from '@contract/questionnaires/questionnaires.rules'
import { readQuestionnaire, serverMessage } from '../otherServers/answers'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, unwrapList } from '../otherServers/lists'
import { writeHook } from '../core/writes'
import { answerBy, answerHook, detailHook, listHook } from '../core/reads'

interface CycleAnswers {
  cuestionario: Questionnaire | null
  familias: FamilyAnswers[]
}

export const questionnairesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `id` is the cycle's; null when it has no questionnaire. */
    getQuestionnaire: build.query(reading(routes.get, readQuestionnaire)),
    listAnswers: build.query(
      reading(routes.listAnswers, (answer) => ({
        cuestionario: readQuestionnaire(answer),
        familias: unwrapList(answer, 'familias'),
      })),
    ),
    getParentAnswers: build.query(reading(routes.getAnswersByParent, (answer) => answer)),
    listPendingFamilies: build.query(reading(routes.listPending, listAt('pendientes'))),
    createQuestionnaire: build.mutation(writing(routes.create)),
    answerQuestionnaire: build.mutation(writing(routes.answer)),
  }),
})

export const useAnswerQuestionnaire = writeHook(questionnairesApi.endpoints.answerQuestionnaire, {
  failed: 'Ocurrio un Error al Guardar las Respuestas',
})
export const useCreateQuestionnaire = writeHook(questionnairesApi.endpoints.createQuestionnaire, {
  failed: 'Ocurrio un error al registrar el Cuestionario',
  saved: serverMessage,
})

export type FamilyState = 'COMPLETA' | 'EN_CURSO' | 'SIN_RESPONDER'

export interface Family extends FamilyAnswers {
  /** The parent's id. */
  id: number
  estado: FamilyState
}

export const familyState = (progress: Pick<FamilyAnswers, 'respondidas' | 'faltan'>): FamilyState => {
  if (isAnswered(progress)) return 'COMPLETA'
  return progress.respondidas > 0 ? 'EN_CURSO' : 'SIN_RESPONDER'
}

const NO_QUESTIONS: readonly Question[] = []

const { getQuestionnaire, listAnswers, getParentAnswers, listPendingFamilies } = questionnairesApi.endpoints

/** `id` is the cycle's; `cuestionario` is null when it has none. */
export const useQuestionnaire = detailHook(
  getQuestionnaire,
  answerBy((cuestionario) => ({ cuestionario })),
)
/** Ids of the parents. `id` is the cycle's. */
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
export const useParentAnswers = answerHook(getParentAnswers)
