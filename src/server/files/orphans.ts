// Raw SQL: a shared advisory lock by number, which a backup holds with plain `pg`.
import { sql } from 'kysely'
import type { Db, Tx } from '../db/database'
import type { Contents } from './contents'

const BATCH = 500

/** A backup holds this lock alone: while it copies, no content is removed. Any number that no other lock uses. */
export const FILES_HELD = '7381205590312244603'

export const contentsOf = (row: { sha256: string; thumb_sha256: string | null }): string[] =>
  row.thumb_sha256 === null ? [row.sha256] : [row.sha256, row.thumb_sha256]

/** Held both to give a content a row and to remove it, so no row points to a content being removed. */
export const lockContent = async (tx: Tx, sha256: string): Promise<void> => {
  const key = BigInt.asIntN(64, BigInt(`0x${sha256.slice(0, 16)}`))
  await sql`SELECT pg_advisory_xact_lock(${key.toString()}::bigint)`.execute(tx)
}

const pointedAt = async (db: Db, shas: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('files')
    .select(['sha256', 'thumb_sha256'])
    .where((row) => row.or([row('sha256', 'in', shas), row('thumb_sha256', 'in', shas)]))
    .execute()
  return new Set(rows.flatMap(contentsOf))
}

/** Also keeps backups from starting until the transaction ends. False while one runs: the next sweep then removes the content. */
const mayRemove = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(${FILES_HELD}::bigint) AS free`.execute(tx)
  return rows[0]?.free === true
}

const removeUnlessPointedAt = (db: Db, contents: Contents, sha256: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await mayRemove(tx))) return false
    await lockContent(tx, sha256)
    if ((await pointedAt(tx, [sha256])).has(sha256)) return false
    await contents.remove(sha256)
    return true
  })

/** Never inside a transaction. @returns how many were removed */
export const removeOrphans = async (db: Db, contents: Contents, shas: readonly string[]): Promise<number> => {
  if (shas.length === 0) return 0
  const named = await pointedAt(db, shas)
  let removed = 0
  for (const sha256 of shas)
    if (!named.has(sha256) && (await removeUnlessPointedAt(db, contents, sha256))) removed++
  return removed
}

export const sweepContents = async (db: Db, contents: Contents, before: Date): Promise<number> => {
  let removed = 0
  let batch: string[] = []
  for await (const { name, changed } of contents.list()) {
    if (changed >= before) continue
    batch.push(name)
    if (batch.length < BATCH) continue
    removed += await removeOrphans(db, contents, batch)
    batch = []
  }
  return removed + (await removeOrphans(db, contents, batch))
}
