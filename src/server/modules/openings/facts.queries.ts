// Raw SQL: what is known of thousands of pupils is one statement with arrays as parameters.
import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Grade } from '@contract/domain/grades'
import type { ScholarshipKind } from '@contract/scholarships/scholarships.rules'
import type { Db, Tx } from '../../db/database'
import { becaPercent } from '../../db/fragments'
import type { PupilKeys } from '../imports/imports.queries'
import type { Values } from './openings.values'

export interface KnownPupil {
  id: number
  nombre: string
  curp: string
  numero_control: string
  parent_id: number | null
  grado_previsto: Grade | null
  grado_previsto_numero: number | null
  enrolmentId: number | null
  mensualidad: number | null
  openedOn: IsoDate | null
  valores: Values | null
  folio: number | null
}

/** An empty CURP finds nobody, since many have none yet. */
const isWanted = ({ curps, controls, ids }: PupilKeys) =>
  sql`((curp = ANY (${curps}::text[]) AND curp <> '') OR numero_control = ANY (${controls}::text[])
    OR id = ANY (${ids}::integer[]))`

/** Locked until the commit, so nobody enrols them elsewhere meanwhile. */
export const lockPupils = (tx: Tx, wanted: PupilKeys) =>
  sql`SELECT FROM students WHERE ${isWanted(wanted)} ORDER BY id FOR NO KEY UPDATE`.execute(tx)

const findFirstFolios = async (
  db: Db,
  cycleId: number,
  pupils: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; folio: number }>`
    SELECT line.student_id AS id, min(p.folio) AS folio
    FROM (
      SELECT c.student_id, l.payment_id FROM charges c JOIN payment_lines l ON l.charge_id = c.id
      WHERE c.student_id = ANY (${pupils}::integer[]) AND c.cycle_id = ${cycleId}
      UNION ALL
      SELECT e.student_id, l.payment_id FROM enrolments e JOIN tuition t ON t.enrolment_id = e.id
      JOIN payment_lines l ON l.tuition_id = t.id
      WHERE e.student_id = ANY (${pupils}::integer[]) AND e.cycle_id = ${cycleId}
    ) line JOIN payments p ON p.id = line.payment_id AND p.cancelled_at IS NULL GROUP BY line.student_id`.execute(
    db,
  )
  return new Map(rows.map(({ id, folio }) => [id, folio]))
}

/** Two statements: right after an opening, one statement's plan takes over 30 s for 5,000 pupils. */
export const findPupils = async (db: Db, cycleId: number, wanted: PupilKeys): Promise<KnownPupil[]> => {
  const { rows } = await sql<Omit<KnownPupil, 'folio'>>`
    SELECT k.id, k.nombre, k.curp, k.numero_control, k.parent_id, k.grado_previsto, k.grado_previsto_numero,
      e.id AS "enrolmentId", e.mensualidad_centavos::float8 AS mensualidad, o.fecha AS "openedOn", r.valores
    FROM (SELECT * FROM students WHERE ${isWanted(wanted)}) k
    LEFT JOIN enrolments e ON e.student_id = k.id AND e.cycle_id = ${cycleId} AND e.cancelled_at IS NULL
    LEFT JOIN opening_rows r ON r.enrolment_id = e.id LEFT JOIN openings o ON o.id = r.opening_id`.execute(db)
  const pupils = rows.map(({ id }) => id)
  const folios = await findFirstFolios(db, cycleId, pupils)
  return rows.map((row) => ({ ...row, folio: folios.get(row.id) ?? null }))
}

export interface KnownFiscal {
  readonly parentId: number | null
  readonly studentId: number | null
  readonly rfc: string
}

export const findFiscals = (db: Db, rfcs: readonly string[]): Promise<KnownFiscal[]> =>
  rfcs.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('fiscals')
        .select(['parent_id as parentId', 'student_id as studentId', 'rfc'])
        .where('removed_at', 'is', null)
        .where('rfc', 'in', rfcs)
        .execute()

export interface KnownGroup {
  id: number
  grado: Grade
  grado_numero: number | null
  nombre: string
}

export interface KnownBeca {
  id: number
  grado: Grade
  nombre: string
  porcentaje: number
  tipo: ScholarshipKind
}

export const findGroups = (db: Db, cycleId: number): Promise<KnownGroup[]> =>
  db
    .selectFrom('groups')
    .select(['id', 'grado', 'grado_numero', 'nombre'])
    .where('cycle_id', '=', cycleId)
    .orderBy('id')
    .execute()

export const findBecas = (db: Db, cycleId: number): Promise<KnownBeca[]> =>
  db
    .selectFrom('scholarships as b')
    .select(['b.id', 'b.grado', 'b.nombre', becaPercent.as('porcentaje'), 'b.tipo'])
    .where('b.cycle_id', '=', cycleId)
    .orderBy('b.id')
    .execute()
