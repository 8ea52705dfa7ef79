// Raw SQL: a lateral sum of a payment's means is joined, filtered and shown in several statements.
import { sql, type RawBuilder } from 'kysely'
import { PAGE_MOVEMENTS, type MovementState } from '@contract/bank/bank.rules'
import type { Movement, PayerPair, WithoutDeposit } from '@contract/bank/bank.schemas'
import type { IsoDate } from '@contract/domain/dates'
import type { Family, FamilyKey } from '@contract/domain/family'
import { toPesos } from '@contract/domain/money'
import type { Db, Tx } from '../../db/database'
import { familyColumns, familyKeyOf } from '../../db/family'

export interface MovementRow extends Omit<Movement, 'monto' | 'propuesta'> {
  monto_centavos: number
  cuenta_ordenante: string | null
}

interface MovementFilter {
  estado?: MovementState | undefined
  cuenta?: number | undefined
  desde?: IsoDate | undefined
  hasta?: IsoDate | undefined
  pagina?: number | undefined
  por_pagina?: number | undefined
}

const among = ({ estado, cuenta, desde, hasta }: MovementFilter): RawBuilder<unknown> => {
  const conditions = [
    ...(estado === undefined ? [] : [sql`m.estado = ${estado}`]),
    ...(cuenta === undefined ? [] : [sql`m.account_id = ${cuenta}`]),
    ...(desde === undefined ? [] : [sql`m.fecha >= ${desde}::date`]),
    ...(hasta === undefined ? [] : [sql`m.fecha <= ${hasta}::date`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)
}

const MOVEMENT = sql`
  m.id, json_build_object('id', a.id, 'nombre', a.nombre) AS cuenta, m.fecha, m.monto_centavos, m.texto, m.rastreo, m.ordenante,
  m.cuenta_ordenante, m.estado, m.motivo,
  CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'folio', p.folio) END AS pago
  FROM bank_movements m JOIN bank_accounts a ON a.id = m.account_id LEFT JOIN payments p ON p.id = m.payment_id`

export const listMovements = async (db: Db, filter: MovementFilter) => {
  const where = among(filter)
  const { pagina = 1, por_pagina = PAGE_MOVEMENTS.usual } = filter
  const { rows } = await sql<MovementRow>`
    SELECT ${MOVEMENT} WHERE ${where} ORDER BY m.fecha DESC, m.id DESC
    LIMIT ${por_pagina} OFFSET ${(pagina - 1) * por_pagina}`.execute(db)
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM bank_movements m WHERE ${where}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export const findMovement = async (db: Db, id: number): Promise<MovementRow | undefined> =>
  (await sql<MovementRow>`SELECT ${MOVEMENT} WHERE m.id = ${id}`.execute(db)).rows[0]

export const listPending = async (db: Db): Promise<MovementRow[]> =>
  (await sql<MovementRow>`SELECT ${MOVEMENT} WHERE m.estado = 'PENDIENTE' ORDER BY m.fecha, m.id`.execute(db))
    .rows

/** Locked until the commit: of two desks that confirm one deposit the second waits and then sees the first one's payment. */
export const lockMovement = async (tx: Tx, id: number): Promise<MovementRow | undefined> => {
  await tx.selectFrom('bank_movements').select('id').where('id', '=', id).forUpdate().execute()
  return findMovement(tx, id)
}

export const setMovement = (
  tx: Tx,
  id: number,
  values: { estado: MovementState; payment_id?: number | null; motivo?: string | null },
) => tx.updateTable('bank_movements').set(values).where('id', '=', id).execute()

export interface NewMovement {
  fila: number
  clave: string
  fecha: IsoDate
  centavos: number
  texto: string
  rastreo: string | null
  ordenante: string | null
  cuentaOrdenante: string | null
}

export const knownKeys = async (db: Db, accountId: number, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ clave: string }>`
    SELECT clave FROM bank_movements WHERE account_id = ${accountId} AND clave = ANY (${keys}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ clave }) => clave))
}

export const insertMovements = (
  tx: Tx,
  { accountId, bankFileId }: { accountId: number; bankFileId: number },
  movements: readonly NewMovement[],
) =>
  sql`INSERT INTO bank_movements (account_id, bank_file_id, fila, clave, fecha, monto_centavos, texto, rastreo, ordenante,
      cuenta_ordenante)
    SELECT ${accountId}, ${bankFileId}, fila, clave, fecha, centavos, texto, rastreo, ordenante, "cuentaOrdenante"
    FROM jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) AS row (fila integer, clave text, fecha date, centavos bigint,
      texto text, rastreo text, ordenante text, "cuentaOrdenante" text)
    ORDER BY fila`.execute(tx)

const BANK_MEANS = sql`(SELECT sum(b.monto_centavos)::bigint AS centavos, array_agg(b.referencia) FILTER (WHERE b.referencia IS NOT NULL)
    AS referencias FROM payment_means b WHERE b.payment_id = p.id AND b.metodo_pago IN ('TRANSFERENCIA', 'DEPOSITO'))`

const UNMATCHED = sql`p.cancelled_at IS NULL AND means.centavos > 0
  AND NOT EXISTS (SELECT FROM bank_movements m WHERE m.payment_id = p.id)`

const FAMILY_OF_PAYMENT = familyKeyOf(sql`coalesce(p.parent_id, s.parent_id)`, sql`p.student_id`)

interface RecordedRow {
  pagoId: number
  folio: number
  familia: FamilyKey
  centavos: number
  fechaPago: IsoDate
  referencias: string[]
}

export const listRecorded = async (
  db: Db,
  days: { desde: IsoDate; hasta: IsoDate },
  id?: number,
): Promise<RecordedRow[]> => {
  const { rows } = await sql<RecordedRow>`
    SELECT p.id AS "pagoId", p.folio, ${FAMILY_OF_PAYMENT} AS familia, means.centavos, p.fecha_pago AS "fechaPago",
      coalesce(means.referencias, '{}') AS referencias
    FROM payments p LEFT JOIN students s ON s.id = p.student_id CROSS JOIN LATERAL ${BANK_MEANS} means
    WHERE ${UNMATCHED} AND p.fecha_pago BETWEEN ${days.desde}::date AND ${days.hasta}::date
      ${id === undefined ? sql`` : sql`AND p.id = ${id}`}
      AND coalesce(p.parent_id, p.student_id) IS NOT NULL
    ORDER BY p.fecha_pago, p.id`.execute(db)
  return rows
}

/** Payment `p` of a day that some file covers, until `until`, has no deposit; `means` is its money through the bank. */
const neverArrived = (until: IsoDate) => sql`${UNMATCHED} AND p.fecha_pago <= ${until}::date
  AND EXISTS (SELECT FROM bank_files f WHERE p.fecha_pago BETWEEN f.desde AND f.hasta)`

export const listWithoutDeposit = async (db: Db, until: IsoDate): Promise<WithoutDeposit[]> => {
  const { rows } = await sql<Omit<WithoutDeposit, 'monto'> & { centavos: number }>`
    SELECT p.id, p.folio, p.fecha_pago, means.centavos, array_to_string(means.referencias, ', ') AS referencia,
      coalesce(payer.nombre, own.nombre, s.nombre, '') AS familia
    FROM payments p LEFT JOIN parents payer ON payer.id = p.parent_id
    LEFT JOIN students s ON s.id = p.student_id LEFT JOIN parents own ON own.id = s.parent_id
    CROSS JOIN LATERAL ${BANK_MEANS} means
    WHERE ${neverArrived(until)} ORDER BY p.fecha_pago, p.id`.execute(db)
  return rows.map(({ centavos, ...row }) => ({ ...row, monto: toPesos(centavos) }))
}

export const countOpen = async (
  db: Db,
  until: IsoDate,
): Promise<{ por_confirmar: number; sin_deposito: number }> => {
  const waiting = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM bank_movements WHERE estado = 'PENDIENTE'`.execute(db)
  const covered = await sql<{ desde: IsoDate | null }>`SELECT min(desde) AS desde FROM bank_files`.execute(db)
  const por_confirmar = waiting.rows[0]?.count ?? 0
  const desde = covered.rows[0]?.desde
  // A school without the bank's files has all its payments without a deposit: they need not be read each time the home page opens.
  if (!desde) return { por_confirmar, sin_deposito: 0 }
  const late = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM payments p CROSS JOIN LATERAL ${BANK_MEANS} means
    WHERE p.fecha_pago >= ${desde}::date AND ${neverArrived(until)}`.execute(db)
  return { por_confirmar, sin_deposito: late.rows[0]?.count ?? 0 }
}

export const rememberPayers = (
  tx: Tx,
  keys: readonly string[],
  family: Family,
  {
    rechazado,
    movementId,
    userId,
    now,
  }: { rechazado: boolean; movementId: number; userId: number; now: Date },
) => {
  const { parent_id, student_id } = familyColumns(family)
  return sql`INSERT INTO bank_payers (clave, parent_id, student_id, rechazado, movement_id, created_by, created_at)
    SELECT clave, ${parent_id}::int, ${student_id}::int, ${rechazado}, ${movementId}, ${userId}, ${now}
    FROM unnest(${keys}::text[]) clave ORDER BY clave
    ON CONFLICT ON CONSTRAINT bank_payers_pair_key DO UPDATE
      SET rechazado = excluded.rechazado, movement_id = excluded.movement_id, created_by = excluded.created_by,
        created_at = excluded.created_at`.execute(tx)
}

const PAIR = sql`b.id, split_part(b.clave, ' ', 1) AS tipo, substr(b.clave, strpos(b.clave, ' ') + 1) AS valor, b.rechazado,
  u.name AS usuario, b.created_at AS creado FROM bank_payers b JOIN users u ON u.id = b.created_by`

const toPair = ({ creado, ...pair }: Omit<PayerPair, 'creado'> & { creado: Date }): PayerPair => ({
  ...pair,
  creado: creado.toISOString(),
})

/** A pupil's own pairs count for the parent that the pupil got since. */
export const listPayers = async (db: Db, { padreId, alumnoId }: Family): Promise<PayerPair[]> => {
  const { rows } = await sql<Omit<PayerPair, 'creado'> & { creado: Date }>`
    SELECT ${PAIR} LEFT JOIN students s ON s.id = b.student_id
    WHERE ${padreId === undefined ? sql`b.student_id = ${alumnoId}` : sql`coalesce(b.parent_id, s.parent_id) = ${padreId}`}
    ORDER BY b.rechazado, b.created_at DESC, b.id`.execute(db)
  return rows.map(toPair)
}

export const deletePayer = async (tx: Tx, id: number): Promise<PayerPair | undefined> => {
  const { rows } = await sql<Omit<PayerPair, 'creado'> & { creado: Date }>`
    SELECT ${PAIR} WHERE b.id = ${id} FOR UPDATE OF b`.execute(tx)
  await tx.deleteFrom('bank_payers').where('id', '=', id).execute()
  return rows.map(toPair)[0]
}
