// Raw SQL: JSON of joined rows, and a month compared as year and month in one number.
import { sql, type Updateable } from 'kysely'
import type { Centavos } from '@contract/domain/money'
import type { Placed, WithoutYear } from '@contract/enrolments/enrolments.schemas'
import type { Db, Tx } from '../../db/database'
import { becasText, bySurname, namedJson, pupilNameJson, standingEnrolment } from '../../db/fragments'
import type { Tables } from '../../db/tables'
import { onlyRow } from '../../db/onlyRow'
import { toEnrolment } from './enrolments.queries'

const placedEnrolments = (db: Db) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('students as s', 's.id', 'e.student_id')
    .innerJoin('cycles as y', 'y.id', 'e.cycle_id')
    .leftJoin('groups as g', 'g.id', 'e.group_id')
    .selectAll('e')
    .select([
      's.nombre',
      's.numero_control',
      'y.name',
      'g.nombre as groupName',
      'g.grado_numero as groupYear',
    ])
    .select(becasText.as('beca'))

type PlacedRow = Awaited<ReturnType<ReturnType<typeof placedEnrolments>['executeTakeFirstOrThrow']>>

const toPlaced = (row: PlacedRow): Placed => ({
  ...toEnrolment(
    row,
    row.id,
    { id: row.student_id, nombre: row.nombre, numero_control: row.numero_control },
    { id: row.cycle_id, name: row.name },
  ),
  grupo: row.group_id === null ? null : { id: row.group_id, nombre: row.groupName as string },
})

export const findPlaced = async (db: Db, id: number): Promise<Placed | undefined> => {
  const row = await placedEnrolments(db).where('e.id', '=', id).executeTakeFirst()
  return row && toPlaced(row)
}

/** Locked until the commit: assigning a beca or a group to it waits. */
export const lockEnrolment = async (tx: Tx, id: number) => {
  await tx.selectFrom('enrolments').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const row = await placedEnrolments(tx).where('e.id', '=', id).where(standingEnrolment).executeTakeFirst()
  if (!row) return undefined
  const { grado, cycle_id, groupYear, beca, estado } = row
  return { grado, cycle_id, groupYear, beca, isGone: estado !== 'INSCRITO', before: toPlaced(row) }
}

export const countOtherPrices = async (
  db: Db,
  id: number,
  { from, lista }: { from: number; lista: Centavos },
): Promise<number> => {
  const { rows } = await sql<{ meses: number }>`
    SELECT count(*)::int AS meses FROM tuition t
    WHERE t.enrolment_id = ${id} AND t.estado IN ('PENDIENTE', 'BECADO') AND t.abonado_centavos = 0
      AND t.anio * 100 + t.mes >= ${from} AND t.lista_centavos <> ${lista}`.execute(db)
  return onlyRow(rows).meses
}

export const updateYear = (tx: Tx, id: number, values: Updateable<Tables['enrolments']>) =>
  tx.updateTable('enrolments').set(values).where('id', '=', id).execute()

export const listWithoutYear = async (db: Db, cycleId: number): Promise<WithoutYear[]> =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('students as s', 's.id', 'e.student_id')
    .leftJoin('groups as g', 'g.id', 'e.group_id')
    .select(['e.id', 'e.grado', pupilNameJson.as('alumno'), namedJson('g').as('grupo')])
    .where('e.cycle_id', '=', cycleId)
    .where('e.estado', '=', 'INSCRITO')
    .where('e.grado_numero', 'is', null)
    .orderBy('e.grado')
    .orderBy('g.nombre')
    .orderBy(bySurname)
    .execute()
