// Raw SQL: rows inserted out of an array, and a family's key made of columns of two tables.
import { sql } from 'kysely'
import type { PayerPair } from '@contract/bank/bank.schemas'
import type { Deposit } from '@contract/bank/fileRows.rules'
import { payerKeys, refusedKey } from '@contract/bank/payers.rules'
import type { Family, FamilyKey } from '@contract/domain/family'
import type { Db, Tx } from '../../db/database'
import { familyColumns, familyKeyOf } from '../../db/family'

export const findPayers = async (db: Db, deposits: readonly Deposit[]) => {
  const keys = [...new Set(deposits.flatMap(payerKeys))]
  const { rows } = await sql<{ clave: string; family: FamilyKey; rechazado: boolean }>`
    SELECT b.clave, ${familyKeyOf(sql`coalesce(b.parent_id, s.parent_id)`, sql`b.student_id`)} AS family, b.rechazado
    FROM bank_payers b LEFT JOIN students s ON s.id = b.student_id WHERE b.clave = ANY (${keys}::text[])
    ORDER BY b.id`.execute(db)
  const remembered = new Map<string, FamilyKey[]>()
  for (const { clave, family, rechazado } of rows)
    if (!rechazado) remembered.set(clave, [...(remembered.get(clave) ?? []), family])
  const refused = new Set(rows.flatMap((row) => (row.rechazado ? refusedKey(row.clave, row.family) : [])))
  return { remembered, refused }
}

export const rememberPayers = (
  tx: Tx,
  keys: readonly string[],
  family: Family,
  { rechazado, depositId, userId, now }: { rechazado: boolean; depositId: number; userId: number; now: Date },
) => {
  const { parent_id, student_id } = familyColumns(family)
  return sql`INSERT INTO bank_payers (clave, parent_id, student_id, rechazado, movement_id, created_by, created_at)
    SELECT clave, ${parent_id}::int, ${student_id}::int, ${rechazado}, ${depositId}, ${userId}, ${now}
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

/** What was remembered for a pupil counts for the parent that the pupil got since. */
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
