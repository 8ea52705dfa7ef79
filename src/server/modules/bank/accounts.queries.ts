// Raw SQL: JSON of the account and counts of subqueries in one statement.
import { sql, type Insertable } from 'kysely'
import type { BankAccount, BankFile } from '@contract/bank/bank.schemas'
import type { Db, Tx } from '../../db/database'
import type { Tables } from '../../db/tables'
import type { FileStore } from '../../files/fileStore'

export const listAccounts = async (db: Db, id?: number): Promise<BankAccount[]> => {
  const { rows } = await sql<BankAccount>`
    SELECT a.id, a.nombre, a.banco, a.clabe, a.mapeo,
      (SELECT count(*)::int FROM bank_movements m WHERE m.account_id = a.id AND m.estado = 'PENDIENTE') AS pendientes,
      (SELECT max(f.hasta) FROM bank_files f WHERE f.account_id = a.id) AS hasta
    FROM bank_accounts a ${id === undefined ? sql`` : sql`WHERE a.id = ${id}`}
    ORDER BY a.nombre COLLATE "es-x-icu", a.id`.execute(db)
  return rows
}

export const listReachable = (db: Db): Promise<{ banco: string; clabe: string }[]> =>
  db
    .selectFrom('bank_accounts')
    .select(['banco', 'clabe'])
    .where('clabe', 'is not', null)
    .orderBy('id')
    .$narrowType<{ clabe: string }>()
    .execute()

/** Locked until the commit, so that two desks with the same file write it once. */
export const lockAccount = (tx: Tx, id: number) =>
  tx.selectFrom('bank_accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertAccount = async (tx: Tx, values: Insertable<Tables['bank_accounts']>): Promise<number> =>
  (await tx.insertInto('bank_accounts').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateAccount = (
  tx: Tx,
  id: number,
  values: { nombre?: string; banco?: string; clabe?: string | null; mapeo?: string | null },
) => tx.updateTable('bank_accounts').set(values).where('id', '=', id).execute()

export const insertFile = async (tx: Tx, values: Insertable<Tables['bank_files']>): Promise<number> =>
  (await tx.insertInto('bank_files').values(values).returning('id').executeTakeFirstOrThrow()).id

interface FileRow extends Omit<BankFile, 'creado' | 'url'> {
  creado: Date
  file: { id: number; mime: string; thumb_sha256: null }
}

export const listFiles = async (
  db: Db,
  files: Pick<FileStore, 'links'>,
  id?: number,
): Promise<BankFile[]> => {
  const { rows } = await sql<FileRow>`
    SELECT f.id, json_build_object('id', a.id, 'nombre', a.nombre) AS cuenta, f.desde, f.hasta, f.nuevos, f.repetidos, f.cargos,
      f.rechazados, f.avisos, u.name AS usuario, f.created_at AS creado,
      json_build_object('id', original.id, 'mime', original.mime, 'thumb_sha256', NULL) AS file
    FROM bank_files f JOIN bank_accounts a ON a.id = f.account_id JOIN users u ON u.id = f.created_by
    JOIN files original ON original.id = f.file_id
    ${id === undefined ? sql`` : sql`WHERE f.id = ${id}`}
    ORDER BY f.id DESC`.execute(db)
  return rows.map(({ file, creado, ...row }) => ({
    ...row,
    creado: creado.toISOString(),
    url: files.links(file).urlFoto ?? '',
  }))
}
