// Raw SQL: a shared fragment says whether an invoice holds, over an alias that the builder does not see.
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Family } from '@contract/domain/family'
import { normalizeRfc, rfcWarning } from '@contract/domain/rfc'
import type { Fiscal } from '@contract/fiscal/fiscal.schemas'
import type { Db, Tx } from '../../db/database'
import { isOfFamily, familyRow } from '../../db/family'
import { documentHolds, inSpanish } from '../../db/fragments'
import type { Tables } from '../../db/tables'

const fiscals = (db: Db) =>
  db
    .selectFrom('fiscals')
    .select(['id', 'parent_id', 'student_id', 'rfc', 'nombre', 'regimen_fiscal', 'codigo_postal'])
    .select(['uso_cfdi', 'correo', 'predeterminado'])
    .where('removed_at', 'is', null)

export type FiscalRow = Awaited<ReturnType<ReturnType<typeof fiscals>['executeTakeFirstOrThrow']>>

export const toFiscal = ({ parent_id, student_id, ...row }: FiscalRow): Fiscal => ({
  ...row,
  padreId: parent_id,
  alumnoId: student_id,
  aviso: rfcWarning(normalizeRfc(row.rfc)),
})

export const listFiscals = (db: Db, family: Family): Promise<FiscalRow[]> =>
  fiscals(db)
    .where(isOfFamily(family, 'fiscals'))
    .orderBy('predeterminado', 'desc')
    .orderBy('nombre', inSpanish)
    .orderBy('id')
    .execute()

export const findFiscal = (db: Db, id: number): Promise<FiscalRow | undefined> =>
  fiscals(db).where('id', '=', id).executeTakeFirst()

export const findParentOf = (db: Db, studentId: number) =>
  db
    .selectFrom('students')
    .select(['id', 'parent_id', 'nombre'])
    .where('id', '=', studentId)
    .executeTakeFirst()

/** Locked until the commit, so writes of a family's fiscal data take turns. @returns false for an unknown family */
export const lockFamilyRow = async (tx: Tx, family: Family): Promise<boolean> =>
  (await familyRow(tx, family).forNoKeyUpdate().executeTakeFirst()) !== undefined

export const insertFiscal = async (tx: Tx, values: Insertable<Tables['fiscals']>): Promise<number> =>
  (await tx.insertInto('fiscals').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateFiscal = (tx: Tx, id: number, values: Updateable<Tables['fiscals']>) =>
  tx.updateTable('fiscals').set(values).where('id', '=', id).execute()

export const findFolioToInvoice = async (tx: Tx, id: number): Promise<number | null> => {
  const { rows } = await sql<{ folio: number }>`
    SELECT p.folio FROM invoice_requests r JOIN payments p ON p.id = r.payment_id
    WHERE r.fiscal_id = ${id} AND p.cancelled_at IS NULL
      AND NOT EXISTS (SELECT FROM invoice_documents d WHERE d.payment_id = p.id AND ${documentHolds})
    ORDER BY p.folio LIMIT 1`.execute(tx)
  return rows[0]?.folio ?? null
}

export const clearDefault = (tx: Tx, ids: readonly number[]) =>
  tx.updateTable('fiscals').set({ predeterminado: false }).where('id', 'in', ids).execute()

/** The oldest remaining one becomes the family's first choice. @returns those deleted */
export const deleteUnrequested = async (tx: Tx, ids: readonly number[]): Promise<Fiscal[]> => {
  if (ids.length === 0) return []
  const unrequested = await tx
    .selectFrom('fiscals')
    .select('id')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoice_requests as r')
            .select('r.fiscal_id')
            .whereRef('r.fiscal_id', '=', 'fiscals.id'),
        ),
      ),
    )
    .execute()
  const gone = unrequested.map(({ id }) => id)
  if (gone.length === 0) return []
  const rows = await fiscals(tx).where('id', 'in', gone).orderBy('id').execute()
  await tx.deleteFrom('fiscals').where('id', 'in', gone).execute()
  for (const { parent_id, student_id } of rows.filter(({ predeterminado }) => predeterminado)) {
    const [next] = await fiscals(tx)
      .where(parent_id === null ? 'student_id' : 'parent_id', '=', parent_id ?? student_id)
      .orderBy('id')
      .limit(1)
      .execute()
    if (next) await updateFiscal(tx, next.id, { predeterminado: true })
  }
  return rows.map(toFiscal)
}

/** Moves pupils' fiscal data to the parent; of an RFC that both have, the parent's remains. The parent's first choice stays; without one, the pupils' becomes it. */
export const moveFiscalsToParent = async (
  tx: Tx,
  studentIds: readonly number[],
  parentId: number,
  now: Date,
): Promise<void> => {
  const own = await fiscals(tx)
    .where('student_id', 'in', studentIds)
    .orderBy('predeterminado', 'desc')
    .orderBy('id')
    .execute()
  if (own.length === 0) return
  await clearDefault(
    tx,
    own.map(({ id }) => id),
  )
  const family = await fiscals(tx).where('parent_id', '=', parentId).execute()
  const idByRfc = new Map(family.map(({ rfc, id }) => [rfc, id]))
  for (const { id, rfc } of own) {
    const there = idByRfc.get(rfc)
    idByRfc.set(rfc, there ?? id)
    if (there !== undefined)
      await tx.updateTable('invoice_requests').set({ fiscal_id: there }).where('fiscal_id', '=', id).execute()
    await updateFiscal(tx, id, {
      parent_id: parentId,
      student_id: null,
      ...(there === undefined ? {} : { removed_at: now }),
    })
  }
  const first = own[0] as FiscalRow
  if (!family.some(({ predeterminado }) => predeterminado))
    await updateFiscal(tx, first.id, { predeterminado: true })
}
