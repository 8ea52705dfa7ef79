import { Type, type Static } from '@sinclair/typebox'
import {
  entity,
  Id,
  literals,
  LongText,
  LooseText,
  Named,
  Nullable,
  ok,
  withTags,
  type ContractOf,
} from '../http/schemas'

const QUESTION_KINDS = ['ABIERTA', 'OPCION', 'VARIAS'] as const

const QuestionSchema = Type.Object({
  id: Id(),
  pregunta: Type.String(),
  tipo: literals(QUESTION_KINDS),
  opciones: Type.Array(Type.String()),
  obligatoria: Type.Boolean(),
})
export type Question = Static<typeof QuestionSchema>

const QuestionnaireSchema = entity('Questionnaire', {
  id: Id(),
  cicloEscolarId: Id(),
  titulo: Type.String(),
  descripcion: Type.String(),
  activo: withTags(Type.Boolean(), 'Cycle'),
  respondido: Type.Boolean(),
  preguntas: Type.Array(QuestionSchema),
})
export type Questionnaire = Static<typeof QuestionnaireSchema>

const AnswerSchema = Type.Object({ idPregunta: Id(), respuestas: Type.Array(Type.String()) })
export type QuestionAnswer = Static<typeof AnswerSchema>

const FamilyAnswersSchema = entity('Questionnaire', {
  padre: Named('Parent'),
  respondidas: Type.Integer(),
  faltan: Type.Integer(),
  respuestas: Type.Array(AnswerSchema),
})
export type FamilyAnswers = Static<typeof FamilyAnswersSchema>

const Lines = (max: number) =>
  Type.String({
    maxLength: max,
    pattern: '^[^\\p{Cs}\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$',
  })

const one = ok({ cuestionario: QuestionnaireSchema })

export const questionnairesSchemas = {
  create: {
    body: Type.Object({
      cicloEscolarId: Id(),
      titulo: LooseText(200),
      descripcion: Type.Optional(Lines(2000)),
      preguntas: Type.Array(
        Type.Object({
          pregunta: LooseText(500),
          tipo: Type.Optional(literals(QUESTION_KINDS)),
          opciones: Type.Optional(Type.Array(LooseText(200), { maxItems: 50 })),
          obligatoria: Type.Optional(Type.Boolean()),
        }),
        { maxItems: 100 },
      ),
    }),
    response: one,
  },
  get: { response: ok({ cuestionario: Nullable(QuestionnaireSchema) }) },
  listAnswers: {
    response: ok({
      cuestionario: Nullable(QuestionnaireSchema),
      /** Families with a child enrolled in the cycle, and all families with answers. */
      familias: Type.Array(FamilyAnswersSchema),
    }),
  },
  getAnswersByParent: {
    response: ok({ cuestionario: Nullable(QuestionnaireSchema), familia: FamilyAnswersSchema }),
  },
  answer: {
    body: Type.Object({
      cicloEscolarId: Id(),
      idPadre: Id(),
      /** Questions left out keep their answer; an empty list deletes it. */
      respuestas: Type.Array(
        Type.Object({
          idPregunta: Id(),
          respuestas: Type.Array(LongText(2000), { maxItems: 50 }),
        }),
        { maxItems: 100 },
      ),
    }),
    response: ok({ familia: FamilyAnswersSchema }),
  },
  /** Ids of parents with a required question open; empty while the questionnaire is off. */
  listPending: {
    response: ok({ pendientes: withTags(Type.Array(Id()), 'Questionnaire', 'Parent', 'Cycle') }),
  },
}
export type QuestionnairesContract = ContractOf<typeof questionnairesSchemas>
