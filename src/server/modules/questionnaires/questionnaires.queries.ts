import { sql } from 'kysely'
import type { Question, Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import type { Db, Tx } from '../../db/database'

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

export const cycleExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('cycles').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/**
 * One writer of a cycle's questionnaire at a time: who replaces it (`change`) waits for those who answer (`answer`), and they
 * for who replaces it. Taken on the cycle, since there may be no questionnaire yet.
 * @returns false when there is no such cycle
 */
export const lockCycle = async (tx: Tx, id: number, how: 'change' | 'answer'): Promise<boolean> => {
  const row = tx.selectFrom('cycles').select('id').where('id', '=', id)
  return (await (how === 'answer' ? row.forShare() : row.forNoKeyUpdate()).executeTakeFirst()) !== undefined
}

interface NewQuestionnaire {
  titulo: string
  descripcion: string
  preguntas: readonly Omit<Question, 'id'>[]
}

/** Takes the place of the stored one, whose questions nobody has answered (the database would refuse). */
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
