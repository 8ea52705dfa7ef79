// Raw SQL: parent and file come as JSON of joined tables, and two counts of one pass are `FILTER`.
import { sql, type RawBuilder } from 'kysely'
import type { DepositSlip } from '@contract/depositSlips/depositSlips.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos, type Centavos } from '@contract/domain/money'
import type { Db, Tx } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'
import type { FileStore } from '../../files/fileStore'

type Links = Pick<FileStore, 'links'>

interface Row {
  id: number
  padre: DepositSlip['padre']
  fecha: IsoDate
  monto_centavos: number
  sent_at: Date
  file: { id: number; mime: string; thumb_sha256: string | null }
}

const read = async (db: Db, files: Links, where: RawBuilder<unknown>): Promise<DepositSlip[]> => {
  const { rows } = await sql<Row>`
    SELECT s.id, json_build_object('id', p.id, 'nombre', p.nombre) AS padre, s.fecha, s.monto_centavos, s.sent_at,
      json_build_object('id', f.id, 'mime', f.mime, 'thumb_sha256', f.thumb_sha256) AS file
    FROM deposit_slips s JOIN parents p ON p.id = s.parent_id JOIN files f ON f.id = s.file_id
    WHERE ${where} ORDER BY s.fecha, s.id`.execute(db)
  return rows.map(({ monto_centavos, sent_at, file, ...row }) => {
    const { urlFoto, urlMiniatura } = files.links(file)
    return {
      ...row,
      monto: toPesos(monto_centavos),
      enviada: sent_at.toISOString(),
      esPdf: file.mime === 'application/pdf',
      urlFoto: urlFoto ?? '',
      urlMiniatura,
    }
  })
}

export const listOpen = (db: Db, files: Links, parentId: number | undefined) =>
  read(
    db,
    files,
    parentId === undefined ? sql`s.ended_at IS NULL` : sql`s.ended_at IS NULL AND s.parent_id = ${parentId}`,
  )

export const findSlip = async (db: Db, files: Links, id: number): Promise<DepositSlip | undefined> =>
  (await read(db, files, sql`s.id = ${id}`))[0]

export const lockSlip = (tx: Tx, id: number) =>
  tx.selectFrom('deposit_slips').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const depositExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('bank_movements').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

interface SlipEnd {
  depositId: number | null
  userId: number
  now: Date
}

export const endSlip = (tx: Tx, id: number, { depositId, userId, now }: SlipEnd) =>
  tx
    .updateTable('deposit_slips')
    .set({ movement_id: depositId, ended_at: now, ended_by: userId })
    .where('id', '=', id)
    .execute()

/** The one open slip of this parent with the deposit's amount that is nearest to its day. */
export const findFor = async (
  tx: Tx,
  parentId: number,
  deposit: { centavos: Centavos; fecha: IsoDate },
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM deposit_slips
    WHERE parent_id = ${parentId} AND ended_at IS NULL AND monto_centavos = ${deposit.centavos}
    ORDER BY abs(fecha - ${deposit.fecha}::date), id LIMIT 1 FOR UPDATE`.execute(tx)
  return rows[0]?.id
}

export const countOf = async (
  db: Db,
  parentId: number,
  today: IsoDate,
): Promise<{ hoy: number; abiertas: number }> => {
  const { rows } = await sql<{ hoy: number; abiertas: number }>`
    SELECT count(*) FILTER (WHERE sent_on = ${today}::date)::int AS hoy,
      count(*) FILTER (WHERE ended_at IS NULL)::int AS abiertas
    FROM deposit_slips WHERE parent_id = ${parentId}`.execute(db)
  return onlyRow(rows)
}

interface NewSlip {
  parent_id: number
  file_id: number
  fecha: IsoDate
  monto_centavos: Centavos
  sent_on: IsoDate
  sent_at: Date
}

export const insertSlip = (tx: Tx, slip: NewSlip) => tx.insertInto('deposit_slips').values(slip).execute()

export const deleteOld = async (tx: Tx, before: Date): Promise<number[]> => {
  const rows = await tx
    .deleteFrom('deposit_slips')
    .where('sent_at', '<', before)
    .returning('file_id')
    .execute()
  return rows.map(({ file_id }) => file_id)
}
