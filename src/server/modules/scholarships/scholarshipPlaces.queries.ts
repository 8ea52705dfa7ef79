// Raw SQL: rows are inserted from JSON joined with the becas.
import { sql } from 'kysely'
import type { ScholarshipKind } from '@contract/scholarships/scholarships.rules'
import type { Db, Tx } from '../../db/database'
import { anyOf, becaPercent } from '../../db/fragments'
import type { Plaza } from '../../db/enrolmentTables'

export interface BecaPlace {
  enrolmentId: number
  plaza: Plaza
}

export interface HeldPlace extends BecaPlace {
  scholarshipId: number
  nombre: string
  porcentaje: number
  tipo: ScholarshipKind
}

export const listPlaces = async (db: Db, enrolmentIds: readonly number[]): Promise<HeldPlace[]> =>
  db
    .selectFrom('enrolment_scholarships as h')
    .innerJoin('scholarships as b', 'b.id', 'h.scholarship_id')
    .select(['h.enrolment_id as enrolmentId', 'h.plaza', 'b.id as scholarshipId'])
    .select(['b.nombre', becaPercent.as('porcentaje'), 'b.tipo'])
    .where('h.enrolment_id', '=', anyOf(enrolmentIds))
    .orderBy('h.enrolment_id')
    .orderBy('h.plaza')
    .execute()

export const fillEach = (tx: Tx, places: readonly (BecaPlace & { scholarshipId: number })[]) =>
  sql`INSERT INTO enrolment_scholarships (enrolment_id, plaza, scholarship_id, cycle_id, grado)
    SELECT row."enrolmentId", row.plaza, row."scholarshipId", b.cycle_id, b.grado
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      AS row ("enrolmentId" integer, plaza integer, "scholarshipId" integer)
    JOIN scholarships b ON b.id = row."scholarshipId"`.execute(tx)

export const emptyPlaces = (
  tx: Tx,
  enrolmentIds: readonly number[],
  scholarshipId?: number,
): Promise<BecaPlace[]> =>
  tx
    .deleteFrom('enrolment_scholarships')
    .where('enrolment_id', 'in', enrolmentIds)
    .$if(scholarshipId !== undefined, (query) => query.where('scholarship_id', '=', scholarshipId as number))
    .returning(['enrolment_id as enrolmentId', 'plaza'])
    .execute()
