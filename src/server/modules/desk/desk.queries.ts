// Raw SQL: pupils are an `ARRAY` of JSON inside the row; folio and refund are one statement.
import { sql, type RawBuilder } from 'kysely'
import type { Refund } from '@contract/desk/desk.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { familyOf, type Family } from '@contract/domain/family'
import { toPesos } from '@contract/domain/money'
import type { PaymentMethod } from '@contract/domain/paymentMethods'
import type { Payer } from '@contract/parents/parents.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import type { Db, Tx } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'
import { familyColumns, isOfFamily } from '../../db/family'
import { joinPlaceOn, namedJson, payerJson, pupilTodayJson } from '../../db/fragments'
import type { Cancelled } from '../../http/ledgerAnswers'

export interface FamilyMembers {
  family: Family
  padre: Payer | null
  alumnos: Pupil[]
}

const toMembers = (row: Omit<FamilyMembers, 'family'> | undefined): FamilyMembers | undefined =>
  row && { ...row, family: familyOf(row.padre, row.alumnos) as Family }

const pupils = (today: IsoDate, where: RawBuilder<unknown>) => sql`ARRAY(
  SELECT ${pupilTodayJson} FROM students s ${joinPlaceOn(today)}
  WHERE ${where} ORDER BY s.nombre COLLATE "es-x-icu", s.id)`

export const findFamilyOfParent = async (
  db: Db,
  id: number,
  today: IsoDate,
): Promise<FamilyMembers | undefined> => {
  const { rows } = await sql<Omit<FamilyMembers, 'family'>>`
    SELECT ${payerJson} AS padre, ${pupils(today, sql`s.parent_id = p.id`)} AS alumnos FROM parents p WHERE p.id = ${id}`.execute(
    db,
  )
  return toMembers(rows[0])
}

export const findFamilyOfPupil = async (
  db: Db,
  id: number,
  today: IsoDate,
): Promise<FamilyMembers | undefined> => {
  const { rows } = await sql<Omit<FamilyMembers, 'family'>>`
    SELECT ${payerJson} AS padre,
      ${pupils(today, sql`s.id = child.id OR s.parent_id = p.id`)} AS alumnos
    FROM students child LEFT JOIN parents p ON p.id = child.parent_id WHERE child.id = ${id}`.execute(db)
  return toMembers(rows[0])
}

/** Makes a change of family wait for its payments. Called before charges and months are locked: all calls use this order, so no two deadlock. */
export const shareFamilyRow = async (tx: Tx, family: Family): Promise<void> => {
  const { parent_id, student_id } = familyColumns(family)
  await (
    parent_id === null
      ? tx.selectFrom('students').where('id', '=', student_id)
      : tx.selectFrom('parents').where('id', '=', parent_id)
  )
    .forShare()
    .execute()
}

interface NewRefund {
  creditId: number
  centavos: number
  metodo_pago: PaymentMethod
  referencia: string | null
  motivo: string
  fecha: string
  userId: number
  now: Date
}

/** The counter stays locked until the commit. @returns the refund's id */
export const insertRefund = async (tx: Tx, refund: NewRefund): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    WITH taken AS (UPDATE refund_counter SET last_folio = last_folio + 1 RETURNING last_folio)
    INSERT INTO refunds (folio, credit_id, monto_centavos, metodo_pago, referencia, motivo, fecha, created_by, created_at)
    SELECT last_folio, ${refund.creditId}, ${refund.centavos}, ${refund.metodo_pago}, ${refund.referencia}, ${refund.motivo},
      ${refund.fecha}::date, ${refund.userId}, ${refund.now} FROM taken
    RETURNING id`.execute(tx)
  return onlyRow(rows).id
}

export const lockRefund = (tx: Tx, id: number) =>
  tx
    .selectFrom('refunds')
    .select(['cancelled_at', 'folio', 'monto_centavos'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const markRefundCancelled = (tx: Tx, id: number, values: Cancelled) =>
  tx.updateTable('refunds').set(values).where('id', '=', id).execute()

interface RefundRow extends Pick<
  Refund,
  'id' | 'folio' | 'padre' | 'alumno' | 'metodo_pago' | 'referencia' | 'motivo'
> {
  monto_centavos: number
  fecha: string
  created_at: Date
  entrego: string
  cancelled_at: Date | null
  motivo_cancelacion: string | null
  cancelado_por: string | null
  cancelled_on: string | null
}

const readRefunds = async (db: Db, where: RawBuilder<unknown>): Promise<Refund[]> => {
  const { rows } = await sql<RefundRow>`
    SELECT r.id, r.folio, r.monto_centavos, r.metodo_pago, r.referencia, r.motivo, r.fecha, r.created_at, u.name AS entrego,
      r.cancelled_at, r.motivo_cancelacion, x.name AS cancelado_por, r.cancelled_on,
      ${namedJson('p')} AS padre,
      ${namedJson('s')} AS alumno
    FROM refunds r
    JOIN credits c ON c.id = r.credit_id
    LEFT JOIN parents p ON p.id = c.parent_id
    LEFT JOIN students s ON s.id = c.student_id
    JOIN users u ON u.id = r.created_by
    LEFT JOIN users x ON x.id = r.cancelled_by
    WHERE ${where}
    ORDER BY r.folio DESC`.execute(db)
  return rows.map(({ monto_centavos, created_at, cancelled_at, cancelled_on, ...row }) => ({
    ...row,
    monto: toPesos(monto_centavos),
    creado: created_at.toISOString(),
    cancelado: cancelled_at !== null,
    fecha_cancelacion: cancelled_on,
  }))
}

export const findRefund = async (db: Db, id: number): Promise<Refund | undefined> =>
  (await readRefunds(db, sql`r.id = ${id}`))[0]

export const listRefunds = (db: Db, family: Family) => readRefunds(db, isOfFamily(family, 'c'))

/** The refund's row is locked, so that no two prints get one number. @returns 1 for the original */
export const recordRefundPrint = async (tx: Tx, id: number, userId: number, now: Date): Promise<number> => {
  await tx.selectFrom('refunds').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const { rows } = await sql<{ number: number }>`
    INSERT INTO refund_prints (refund_id, number, printed_by, printed_at)
    SELECT ${id}, coalesce(max(number), 0) + 1, ${userId}, ${now} FROM refund_prints WHERE refund_id = ${id}
    RETURNING number`.execute(tx)
  return onlyRow(rows).number
}
