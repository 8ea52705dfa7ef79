import { createHmac } from 'node:crypto'
import { conflict } from '../shared/problem'
import type { Db, Tx } from './database'
import { healthSeenIn, noteHealthSeen } from './healthViews'
import { isConnectionLost, isRetryable } from './retry'

/** Runs after the commit, such as removing a replaced file; it never undoes what was committed. */
export type AfterCommit = (work: () => Promise<void>) => void

interface Write {
  userId: number
  key: string | undefined
  hash: Buffer
  now: Date
}

const ATTEMPTS = 4

/** Keyed with the server's secret: a body may hold a password, and a plain hash of it could be guessed at leisure. */
export const requestHash = (secret: string, parts: readonly unknown[]): Buffer =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest()

/** A second request with the key waits at the unique index, then reads the first answer. Null: this request is the first. */
const claimKey = async (tx: Tx, { userId, key, hash, now }: Write & { key: string }): Promise<unknown> => {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: hash, response: null })
    .onConflict((on) => on.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response', 'health_of'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!first.request_hash.equals(hash))
    throw conflict(
      'Esta clave de operación ya se usó con otros datos. Vuelve a intentarlo desde el principio.',
    )
  await noteHealthSeen({ db: tx, actor: { id: userId }, now }, first.health_of)
  return first.response
}

const attempt = async <T>(
  db: Db,
  write: Write,
  work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>,
): Promise<T> => {
  const later: (() => Promise<void>)[] = []
  const answer = await db.transaction().execute(async (tx) => {
    const { key } = write
    const first = key === undefined ? null : await claimKey(tx, { ...write, key })
    if (first !== null) return first as T
    later.length = 0
    const response = await work(tx, (task) => later.push(task))
    if (key !== undefined)
      await tx
        .updateTable('idempotency_keys')
        .set({ response: JSON.stringify(response), health_of: healthSeenIn(tx) })
        .where('user_id', '=', write.userId)
        .where('key', '=', key)
        .execute()
    return response
  })
  for (const task of later) await task()
  return answer
}

/** Deadlocks are tried again; a lost connection only when the key tells whether the first try was committed (decisions/0003). */
export const runWrite = async <T>(
  db: Db,
  write: Write,
  work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>,
): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(db, write, work)
    } catch (error) {
      const again = isRetryable(error) || (write.key !== undefined && isConnectionLost(error))
      if (!again || tries === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, 20 * tries + Math.random() * 30))
    }
  }
}
