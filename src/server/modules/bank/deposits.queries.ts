// Raw SQL: JSON of account and payment in one statement, and rows inserted out of JSON.
import { sql, type RawBuilder } from 'kysely'
import { PAGE_DEPOSITS, type DepositState } from '@contract/bank/bank.rules'
import type { BankDeposit } from '@contract/bank/bank.schemas'
import type { Deposit, DepositFields } from '@contract/bank/fileRows.rules'
import type { IsoDate } from '@contract/domain/dates'
import type { Db, Tx } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'

export interface DepositRow extends Omit<BankDeposit, 'monto' | 'propuesta'> {
  monto_centavos: number
  cuenta_ordenante: string | null
}

export const toDeposit = (row: DepositRow): Deposit => ({
  id: row.id,
  fecha: row.fecha,
  centavos: row.monto_centavos,
  texto: row.texto,
  rastreo: row.rastreo,
  ordenante: row.ordenante,
  cuentaOrdenante: row.cuenta_ordenante,
})

interface DepositFilter {
  estado?: DepositState | undefined
  cuenta?: number | undefined
  desde?: IsoDate | undefined
  hasta?: IsoDate | undefined
  pagina?: number | undefined
  por_pagina?: number | undefined
}

const whereOf = ({ estado, cuenta, desde, hasta }: DepositFilter): RawBuilder<unknown> => {
  const conditions = [
    ...(estado === undefined ? [] : [sql`m.estado = ${estado}`]),
    ...(cuenta === undefined ? [] : [sql`m.account_id = ${cuenta}`]),
    ...(desde === undefined ? [] : [sql`m.fecha >= ${desde}::date`]),
    ...(hasta === undefined ? [] : [sql`m.fecha <= ${hasta}::date`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)
}

const DEPOSIT = sql`
  m.id, json_build_object('id', a.id, 'nombre', a.nombre) AS cuenta, m.fecha, m.monto_centavos, m.texto, m.rastreo, m.ordenante,
  m.cuenta_ordenante, m.estado, m.motivo,
  CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'folio', p.folio) END AS pago
  FROM bank_movements m JOIN bank_accounts a ON a.id = m.account_id LEFT JOIN payments p ON p.id = m.payment_id`

export const listDeposits = async (db: Db, filter: DepositFilter) => {
  const where = whereOf(filter)
  const { pagina = 1, por_pagina = PAGE_DEPOSITS.usual } = filter
  const { rows } = await sql<DepositRow>`
    SELECT ${DEPOSIT} WHERE ${where} ORDER BY m.fecha DESC, m.id DESC
    LIMIT ${por_pagina} OFFSET ${(pagina - 1) * por_pagina}`.execute(db)
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM bank_movements m WHERE ${where}`.execute(db)
  return { rows, total: onlyRow(counted.rows).total }
}

export const findDeposit = async (db: Db, id: number): Promise<DepositRow | undefined> =>
  (await sql<DepositRow>`SELECT ${DEPOSIT} WHERE m.id = ${id}`.execute(db)).rows[0]

export const listPending = async (db: Db): Promise<DepositRow[]> =>
  (await sql<DepositRow>`SELECT ${DEPOSIT} WHERE m.estado = 'PENDIENTE' ORDER BY m.fecha, m.id`.execute(db))
    .rows

/** Locked until the commit: of two desks that confirm one deposit the second waits and then sees the first one's payment. */
export const lockDeposit = async (tx: Tx, id: number): Promise<DepositRow | undefined> => {
  await tx.selectFrom('bank_movements').select('id').where('id', '=', id).forUpdate().execute()
  return findDeposit(tx, id)
}

export const updateDeposit = (
  tx: Tx,
  id: number,
  values: { estado: DepositState; payment_id?: number | null; motivo?: string | null },
) => tx.updateTable('bank_movements').set(values).where('id', '=', id).execute()

export interface NewDeposit extends DepositFields {
  fila: number
  clave: string
}

export const knownKeys = async (db: Db, accountId: number, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ clave: string }>`
    SELECT clave FROM bank_movements WHERE account_id = ${accountId} AND clave = ANY (${keys}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ clave }) => clave))
}

export const insertDeposits = (
  tx: Tx,
  { accountId, bankFileId }: { accountId: number; bankFileId: number },
  deposits: readonly NewDeposit[],
) =>
  sql`INSERT INTO bank_movements (account_id, bank_file_id, fila, clave, fecha, monto_centavos, texto, rastreo, ordenante,
      cuenta_ordenante)
    SELECT ${accountId}, ${bankFileId}, fila, clave, fecha, centavos, texto, rastreo, ordenante, "cuentaOrdenante"
    FROM jsonb_to_recordset(${JSON.stringify(deposits)}::jsonb) AS row (fila integer, clave text, fecha date, centavos bigint,
      texto text, rastreo text, ordenante text, "cuentaOrdenante" text)
    ORDER BY fila`.execute(tx)
