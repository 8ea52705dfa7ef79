import type { Campos } from '@contract/domain/campos'
import {
  answerProblem,
  answerProgress,
  isAnswered,
  keptQuestion,
  questionnaireProblems,
} from '@contract/questionnaires/questionnaires.rules'
import type {
  FamilyAnswers,
  Question,
  Questionnaire,
  QuestionnairesContract,
} from '@contract/questionnaires/questionnaires.schemas'
import type { Db } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import { conflict, found } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import { requireCycle } from '../../db/lookups'
import { lockCycle } from '../../db/locks'
import * as queries from './questionnaires.queries'

type Answers = QuestionnairesContract['answer']['body']

const UNKNOWN_PARENT = 'No existe este padre.'

const read = async (db: Db, cycleId: number): Promise<Questionnaire | null> => {
  const stored = await queries.findQuestionnaire(db, cycleId)
  if (stored) return stored
  await requireCycle(db, cycleId)
  return null
}

const toFamily = (row: queries.AnsweringRow, preguntas: readonly Question[]): FamilyAnswers => ({
  padre: { id: row.id, nombre: row.nombre },
  ...answerProgress(preguntas, row.respuestas),
  respuestas: row.respuestas,
})

const readFamily = async (db: Db, stored: Questionnaire | null, parentId: number): Promise<FamilyAnswers> => {
  const row = found(await queries.findFamily(db, stored?.id ?? 0, parentId), UNKNOWN_PARENT)
  return toFamily(row, stored?.preguntas ?? [])
}

const checkAnswers = (preguntas: readonly Question[], { respuestas }: Answers): Answers['respuestas'] => {
  const byId = new Map(preguntas.map((question) => [question.id, question]))
  const campos: Campos = {}
  const kept = respuestas.map(({ idPregunta, respuestas: given }, at) => {
    const question = found(byId.get(idPregunta), `No existe la pregunta ${idPregunta} en este cuestionario.`)
    const texts = given.map((text) => text.normalize('NFC').trim())
    const problem = answerProblem(question, texts)
    if (problem) campos[`respuestas.${at}.respuestas`] = problem
    return { idPregunta, respuestas: texts }
  })
  if (new Set(kept.map(({ idPregunta }) => idPregunta)).size < kept.length)
    campos['respuestas'] = 'Una pregunta está contestada dos veces'
  assertFields(campos)
  // Always in the same order, so that two users answering for one family cannot deadlock.
  return kept.sort((a, b) => a.idPregunta - b.idPregunta)
}

const trailOf = ({ titulo, descripcion, preguntas }: Questionnaire) => ({
  titulo,
  descripcion,
  preguntas: preguntas.map(({ pregunta }) => pregunta),
})

/** Whether families may answer is a field of the cycle, `cuestionario_activo` (decisions/domain/questionnaires). */
export const createQuestionnairesService = () => ({
  get: ({ db }: AnyCall, cycleId: number): Promise<Questionnaire | null> => read(db, cycleId),

  /** Replaces an earlier one. @throws 400 · 404 unknown cycle · 409 once a family has answered */
  create: async (
    { db, actor, now, record }: WriteCall,
    body: QuestionnairesContract['create']['body'],
  ): Promise<Questionnaire> => {
    assertFields(questionnaireProblems(body))
    const { cicloEscolarId: cycleId } = body
    // Replacing and answering take turns by the cycle's row, since there may be no questionnaire yet.
    await lockCycle(db, cycleId, 'change')
    const stored = await read(db, cycleId)
    if (stored?.respondido)
      throw conflict(`El cuestionario «${stored.titulo}» ya tiene respuestas: no se puede reemplazar.`)
    const questionnaire = {
      titulo: body.titulo.normalize('NFC').trim(),
      descripcion: (body.descripcion ?? '').normalize('NFC').trim(),
      preguntas: body.preguntas.map(keptQuestion),
    }
    await queries.replaceQuestionnaire(db, cycleId, questionnaire, { userId: actor.id, now })
    const made = (await read(db, cycleId)) as Questionnaire
    record('CUESTIONARIO', made.id, stored && trailOf(stored), trailOf(made))
    return made
  },

  listAnswers: async ({ db }: AnyCall, cycleId: number) => {
    const cuestionario = await read(db, cycleId)
    if (!cuestionario) return { cuestionario, familias: [] }
    const rows = await queries.listFamilies(db, cuestionario.id, { ofCycle: cycleId })
    return { cuestionario, familias: rows.map((row) => toFamily(row, cuestionario.preguntas)) }
  },

  getAnswersByParent: async ({ db }: AnyCall, of: { cycleId: number; id: number }) => {
    const cuestionario = await read(db, of.cycleId)
    return { cuestionario, familia: await readFamily(db, cuestionario, of.id) }
  },

  /** @throws 400 an invalid answer · 404 unknown cycle, parent or question · 409 there is no questionnaire, or it is off */
  answer: async ({ db, actor, now, record }: WriteCall, body: Answers): Promise<FamilyAnswers> => {
    await lockCycle(db, body.cicloEscolarId, 'share')
    const stored = await read(db, body.cicloEscolarId)
    const { padre, respuestas } = await readFamily(db, stored, body.idPadre)
    if (!stored) throw conflict('El ciclo escolar no tiene cuestionario.')
    if (!stored.activo) throw conflict(`El cuestionario «${stored.titulo}» no está activo.`)
    const answers = checkAnswers(stored.preguntas, body)
    await queries.saveAnswers(db, body.idPadre, answers, { userId: actor.id, now })
    const family = await readFamily(db, stored, body.idPadre)
    // Answers may mention illnesses, so the bitácora keeps only that the family answered.
    const { nombre } = padre
    record(
      'PADRE',
      body.idPadre,
      { nombre, respuestas: respuestas.map((each) => JSON.stringify(each)) },
      { nombre, respuestas: family.respuestas.map((each) => JSON.stringify(each)) },
    )
    return family
  },

  listPending: async ({ db }: AnyCall, cycleId: number): Promise<number[]> => {
    const stored = await read(db, cycleId)
    if (!stored?.activo) return []
    const rows = await queries.listFamilies(db, stored.id, 'all')
    return rows
      .filter((row) => !isAnswered(answerProgress(stored.preguntas, row.respuestas)))
      .map(({ id }) => id)
  },
})
export type QuestionnairesService = ReturnType<typeof createQuestionnairesService>
