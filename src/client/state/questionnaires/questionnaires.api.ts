import { questionnairesRoutes as routes } from '@contract/questionnaires/questionnaires.routes'
import type {
  FamilyAnswers,
  Questionnaire,
  QuestionnairesContract,
} from '@contract/questionnaires/questionnaires.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList } from '../core/lists'
import { changedBy, listTag } from '../core/tags'
import { readQuestionnaire } from './questionnaires.read'

/** Which families belong to a cycle, and what they are called, changes elsewhere. */
const ofFamilies = [listTag('Questionnaire'), listTag('Parent')]

/** What the families of a cycle answered, with the questions it answers. */
export interface CycleAnswers {
  cuestionario: Questionnaire | null
  familias: FamilyAnswers[]
}

export const questionnairesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when the cycle has none. `id` is the cycle's. */
    getQuestionnaire: build.query<Questionnaire | null, { id: number }>({
      query: call(routes.get),
      transformResponse: readQuestionnaire,
      providesTags: [listTag('Questionnaire')],
    }),
    listAnswers: build.query<CycleAnswers, { id: number }>({
      query: call(routes.listAnswers),
      transformResponse: (answer) => ({
        cuestionario: readQuestionnaire(answer),
        familias: unwrapList<FamilyAnswers>(answer, 'familias'),
      }),
      providesTags: ofFamilies,
    }),
    getAnswersOfParent: build.query<
      QuestionnairesContract['answersOfParent']['response'],
      { cycleId: number; id: number }
    >({
      query: call(routes.answersOfParent),
      providesTags: ofFamilies,
    }),
    /** Ids of the parents who still have to answer. */
    listPendingFamilies: build.query<number[], { id: number }>({
      query: call(routes.listPending),
      transformResponse: (answer) => unwrapList<number>(answer, 'pendientes'),
      providesTags: ofFamilies,
    }),
    createQuestionnaire: build.mutation<
      QuestionnairesContract['create']['response'],
      CallArg<typeof routes.create, QuestionnairesContract['create']['body']>
    >({
      query: call(routes.create),
      invalidatesTags: changedBy(routes.create),
    }),
    answerQuestionnaire: build.mutation<
      QuestionnairesContract['answer']['response'],
      CallArg<typeof routes.answer, QuestionnairesContract['answer']['body']>
    >({
      query: call(routes.answer),
      invalidatesTags: changedBy(routes.answer),
    }),
  }),
})

export const {
  useGetQuestionnaireQuery,
  useListAnswersQuery,
  useGetAnswersOfParentQuery,
  useListPendingFamiliesQuery,
  useCreateQuestionnaireMutation,
  useAnswerQuestionnaireMutation,
} = questionnairesApi
