// Raw SQL: questions and answers are JSON of subqueries in an order of their own.
import { sql } from 'kysely'
import type { Question, QuestionAnswer, Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import type { Db, Tx } from '../../db/database'
import { inSpanish } from '../../db/fragments'

const preguntas = sql<Question[]>`coalesce((
  select json_agg(json_build_object('id', q.id, 'pregunta', q.pregunta, 'tipo', q.tipo, 'opciones', q.opciones,
    'obligatoria', q.obligatoria) order by q.position)
  from questions q where q.questionnaire_id = f.id), '[]'::json)`

const respondido = sql<boolean>`exists (
  select from question_answers a join questions q on q.id = a.question_id where q.questionnaire_id = f.id)`

export const findQuestionnaire = (db: Db, cycleId: number): Promise<Questionnaire | undefined> =>
  db
    .selectFrom('questionnaires as f')
    .innerJoin('cycles as c', 'c.id', 'f.cycle_id')
    .select(['f.id', 'f.cycle_id as cicloEscolarId', 'f.titulo', 'f.descripcion'])
    .select(['c.cuestionario_activo as activo', respondido.as('respondido'), preguntas.as('preguntas')])
    .where('f.cycle_id', '=', cycleId)
    .executeTakeFirst()

interface NewQuestionnaire {
  titulo: string
  descripcion: string
  preguntas: readonly Omit<Question, 'id'>[]
}

export const replaceQuestionnaire = async (
  tx: Tx,
  cycleId: number,
  { titulo, descripcion, preguntas: questions }: NewQuestionnaire,
  by: { userId: number; now: Date },
): Promise<void> => {
  await tx.deleteFrom('questionnaires').where('cycle_id', '=', cycleId).execute()
  const { id } = await tx
    .insertInto('questionnaires')
    .values({ cycle_id: cycleId, titulo, descripcion, created_by: by.userId, created_at: by.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = questions.map((question, position) => ({ questionnaire_id: id, position, ...question }))
  await tx.insertInto('questions').values(rows).execute()
}

const respuestas = (questionnaireId: number) => sql<QuestionAnswer[]>`coalesce((
  select json_agg(json_build_object('idPregunta', a.question_id, 'respuestas', a.respuestas) order by q.position)
  from question_answers a join questions q on q.id = a.question_id
  where a.parent_id = p.id and q.questionnaire_id = ${questionnaireId}), '[]'::json)`

const families = (db: Db, questionnaireId: number) =>
  db
    .selectFrom('parents as p')
    .select(['p.id', 'p.nombre'])
    .select(respuestas(questionnaireId).as('respuestas'))

export type AnsweringRow = Awaited<ReturnType<ReturnType<typeof families>['executeTakeFirstOrThrow']>>

/** `ofCycle`: families with a child enrolled or with answers; `all`: every parent. */
export const listFamilies = (
  db: Db,
  questionnaireId: number,
  filter: { ofCycle: number } | 'all',
): Promise<AnsweringRow[]> =>
  families(db, questionnaireId)
    .$if(filter !== 'all', (query) =>
      query.where(
        sql<boolean>`exists (select from students s join enrolments e on e.student_id = s.id
            where s.parent_id = p.id and e.cycle_id = ${filter === 'all' ? 0 : filter.ofCycle}
              and e.estado = 'INSCRITO')
          or exists (select from question_answers a join questions q on q.id = a.question_id
            where a.parent_id = p.id and q.questionnaire_id = ${questionnaireId})`,
      ),
    )
    .orderBy('p.nombre', inSpanish)
    .orderBy('p.id')
    .execute()

export const findFamily = (
  db: Db,
  questionnaireId: number,
  parentId: number,
): Promise<AnsweringRow | undefined> =>
  families(db, questionnaireId).where('p.id', '=', parentId).executeTakeFirst()

/** Empty answers are deleted; questions that are not given keep theirs. */
export const saveAnswers = async (
  tx: Tx,
  parentId: number,
  answers: readonly QuestionAnswer[],
  by: { userId: number; now: Date },
): Promise<void> => {
  const empty = answers.filter((each) => each.respuestas.length === 0).map(({ idPregunta }) => idPregunta)
  if (empty.length > 0)
    await tx
      .deleteFrom('question_answers')
      .where('parent_id', '=', parentId)
      .where('question_id', 'in', empty)
      .execute()
  const rows = answers
    .filter((each) => each.respuestas.length > 0)
    .map((each) => ({
      question_id: each.idPregunta,
      parent_id: parentId,
      respuestas: each.respuestas,
      answered_by: by.userId,
      answered_at: by.now,
    }))
  if (rows.length === 0) return
  await tx
    .insertInto('question_answers')
    .values(rows)
    .onConflict((on) =>
      on.columns(['question_id', 'parent_id']).doUpdateSet((set) => ({
        respuestas: set.ref('excluded.respuestas'),
        answered_by: set.ref('excluded.answered_by'),
        answered_at: set.ref('excluded.answered_at'),
      })),
    )
    .execute()
}
