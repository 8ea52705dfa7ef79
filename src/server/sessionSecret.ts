import path from 'node:path'
import { makeSecret, MIN_SECRET, readSecret } from './secretFile'
import { StartError } from './startError'
import type { Db } from './db/database'

/** What an earlier version kept in DATA_DIR: links and retries of before the update stay good. */
const earlierSecret = async (dataDir: string): Promise<string | undefined> => {
  const file = path.join(dataDir, 'session-secret')
  const kept = await readSecret(file)
  if (kept !== undefined && kept.length < MIN_SECRET)
    throw new StartError(
      `El secreto de ${file} es demasiado corto (${kept.length} caracteres, se piden ${MIN_SECRET}): borre el archivo y se creará otro.`,
    )
  return kept
}

/**
 * The secret that all processes on this database share, made with the first start. Called under the lock of the start.
 * @param given SESSION_SECRET: kept the first time, so that what was signed or hashed with it before stays good
 * @throws StartError when what an earlier version kept is too short to be one
 */
export const sharedSecret = async (db: Db, dataDir: string, given: string | undefined): Promise<string> => {
  const read = () => db.selectFrom('installation').select('secret').executeTakeFirst()
  const kept = await read()
  if (kept) return kept.secret
  const secret = given ?? (await earlierSecret(dataDir)) ?? makeSecret()
  await db.insertInto('installation').values({ secret }).execute()
  return secret
}
