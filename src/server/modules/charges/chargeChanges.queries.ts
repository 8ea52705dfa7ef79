import type { Insertable } from 'kysely'
import type { Charge } from '@contract/charges/charges.schemas'
import type { Db, Tx } from '../../db/database'
import { anyOf } from '../../db/fragments'
import type { Tables } from '../../db/tables'

export interface LockedCharge {
  id: number
  student_id: number
  descripcion: string
  estado: Charge['estado']
  monto_pagar_centavos: number
  abonado_centavos: number
}

/** Locked until the commit, in id order. An id that does not exist is left out. */
export const lockCharges = async (tx: Tx, ids: readonly number[]): Promise<LockedCharge[]> => {
  if (ids.length === 0) return []
  return tx
    .selectFrom('charges')
    .select(['id', 'student_id', 'descripcion', 'estado', 'monto_pagar_centavos', 'abonado_centavos'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export const lastFolioOf = async (db: Db, chargeId: number): Promise<number | null> => {
  const last = await db
    .selectFrom('payment_lines as l')
    .innerJoin('payments as p', 'p.id', 'l.payment_id')
    .select('p.folio')
    .where('l.charge_id', '=', chargeId)
    .where('p.cancelled_at', 'is', null)
    .orderBy('p.folio', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.folio ?? null
}

/** A statement takes at most 65,535 values. */
const AT_ONCE = 2000

export const insertCharges = async (
  tx: Tx,
  rows: readonly Insertable<Tables['charges']>[],
): Promise<number[]> => {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const values = rows.slice(from, from + AT_ONCE)
    const made = await tx.insertInto('charges').values(values).returning('id').execute()
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

export const insertBatch = async (tx: Tx, userId: number, now: Date): Promise<number> => {
  const { id } = await tx
    .insertInto('charge_batches')
    .values({ created_by: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const lockBatch = (tx: Tx, batchId: number) =>
  tx
    .selectFrom('charges as c')
    .innerJoin('students as s', 's.id', 'c.student_id')
    .select(['c.id', 'c.estado', 'c.descripcion', 'c.abonado_centavos', 's.nombre as alumno'])
    .where('c.batch_id', '=', batchId)
    .orderBy('c.id')
    .forUpdate('c')
    .execute()

export const lockEnrolmentCharges = (tx: Tx, enrolmentId: number) =>
  tx
    .selectFrom('charges')
    .select(['id', 'descripcion', 'estado', 'abonado_centavos'])
    .where('enrolment_id', '=', enrolmentId)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export const lockPupilCharges = (tx: Tx, studentId: number, cycleId: number) =>
  tx
    .selectFrom('charges')
    .select('id')
    .where('student_id', '=', studentId)
    .where('cycle_id', '=', cycleId)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export const markChargesCancelled = (
  tx: Tx,
  ids: readonly number[],
  { motivo, userId, now }: { motivo: string; userId: number; now: Date },
) =>
  tx
    .updateTable('charges')
    .set({ motivo_cancelacion: motivo, cancelled_by: userId, cancelled_at: now })
    .where('id', 'in', ids)
    .execute()

export const lockForConcept = (tx: Tx, id: number) =>
  tx
    .selectFrom('charges as c')
    .leftJoin('concepts as k', 'k.id', 'c.concept_id')
    .select(['c.id', 'c.descripcion', 'c.enrolment_id', 'c.estado', 'c.concept_id', 'k.nombre as concepto'])
    .where('c.id', '=', id)
    .forNoKeyUpdate('c')
    .executeTakeFirst()

/** Charges of this text without a concept, locked in the order of their ids. */
export const lockAlike = (tx: Tx, descripcion: string): Promise<{ id: number }[]> =>
  tx
    .selectFrom('charges')
    .select('id')
    .where('descripcion', '=', descripcion)
    .where('concept_id', 'is', null)
    .where('enrolment_id', 'is', null)
    .where('estado', '!=', 'CANCELADO')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const setConcept = (tx: Tx, ids: readonly number[], conceptId: number) =>
  tx.updateTable('charges').set({ concept_id: conceptId }).where('id', '=', anyOf(ids)).execute()
