// Raw SQL: the fields that were saved are a set, kept as a sorted array.
import { sql, type Updateable } from 'kysely'
import { toCentavos, toPesos } from '@contract/domain/money'
import { DEFAULT_TAX } from '@contract/fiscal/taxes.rules'
import type { KeptLevel } from '@contract/school/school.rules'
import type { Db, Tx } from '../../db/database'
import type { Tables } from '../../db/tables'

const school = (db: Db) =>
  db
    .selectFrom('school as s')
    .leftJoin('files as l', 'l.id', 's.logo_id')
    .leftJoin('files as f', 'f.id', 's.firma_id')
    .select(['s.saved', 's.nombre', 's.razon_social', 's.rfc', 's.regimen_fiscal', 's.codigo_postal'])
    .select(['s.direccion', 's.telefono', 's.correo', 's.firma_nombre', 's.firma_cargo'])
    .select(['s.logo_id', 'l.sha256 as logo_sha256', 'l.thumb_sha256 as logo_thumb'])
    .select(['s.firma_id', 'f.mime as firma_mime', 'f.sha256 as firma_sha256'])

export type SchoolRow = Awaited<ReturnType<ReturnType<typeof school>['executeTakeFirstOrThrow']>>

export const findSchool = (db: Db): Promise<SchoolRow> => school(db).executeTakeFirstOrThrow()

export const lockSchool = async (tx: Tx): Promise<SchoolRow> => {
  await tx.selectFrom('school').select('id').forUpdate().execute()
  return findSchool(tx)
}

/** Without `tope_deducible` the decree's applies, without `impuesto` exempt. */
export type LevelRow = Omit<KeptLevel, 'tope_deducible'> & { tope_deducible?: number }

export const listLevels = async (db: Db): Promise<LevelRow[]> => {
  const rows = await db.selectFrom('school_levels').selectAll().orderBy('grado').execute()
  return rows.map(({ tope_deducible_centavos: cap, impuesto, ...level }) => ({
    ...level,
    ...(impuesto === DEFAULT_TAX ? {} : { impuesto }),
    ...(cap === null ? {} : { tope_deducible: toPesos(cap) }),
  }))
}

export const listDaysOff = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('school_days_off').select('dia').orderBy('dia').execute()).map(({ dia }) => dia)

export const findFirstFolio = async (db: Db): Promise<{ first: number; fixed: boolean }> =>
  db
    .selectFrom('folio_counter')
    .select('first_folio as first')
    .select((on) => on.exists(on.selectFrom('payments').select('id')).as('fixed'))
    .$narrowType<{ fixed: boolean }>()
    .executeTakeFirstOrThrow()

export const updateSchool = (tx: Tx, values: Updateable<Tables['school']>, saved: readonly string[]) =>
  tx
    .updateTable('school')
    .set({
      ...values,
      saved: sql`ARRAY(SELECT DISTINCT unnest(saved || ${[...saved]}::text[]) ORDER BY 1)`,
    })
    .execute()

/** A level without a tax keeps the one that it had. */
export const replaceLevels = async (tx: Tx, levels: readonly KeptLevel[]): Promise<void> => {
  const before = await tx.deleteFrom('school_levels').returning(['grado', 'impuesto']).execute()
  if (levels.length === 0) return
  const rows = levels.map(({ tope_deducible: cap, ...level }) => ({
    impuesto: before.find(({ grado }) => grado === level.grado)?.impuesto ?? DEFAULT_TAX,
    ...level,
    tope_deducible_centavos: cap === null ? null : toCentavos(cap),
  }))
  await tx.insertInto('school_levels').values(rows).execute()
}

export const replaceDaysOff = async (tx: Tx, days: readonly string[]): Promise<void> => {
  await tx.deleteFrom('school_days_off').execute()
  if (days.length > 0)
    await tx
      .insertInto('school_days_off')
      .values(days.map((dia) => ({ dia })))
      .execute()
}

/** Payments lock it too, so a first payment under way is seen before the first folio moves. */
export const lockFolioCounter = (tx: Tx) => tx.selectFrom('folio_counter').forUpdate().execute()

export const setFirstFolio = (tx: Tx, folio: number) =>
  tx
    .updateTable('folio_counter')
    .set({ first_folio: folio, last_folio: folio - 1 })
    .execute()
