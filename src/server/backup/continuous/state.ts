import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { noteOutside } from '../../shared/readTrace'

/** How the continuous copy stands; moments are ISO. */
export interface ContinuousState {
  folder: string
  lastSegmentAt: string | null
  lastBaseAt: string | null
  /** All that was written before this moment is in the copy. */
  safeUntil: string | null
  bytes: number
  encrypted: boolean
  /** A Spanish sentence; null while all is well. */
  problem: string | null
  checkedAt: string
  elsewhere: boolean
  mounted: boolean
}

const stateFile = (dataDir: string): string => path.join(dataDir, 'copia-continua.json')

/** Read from a file, so by any process. @returns null without a continuous copy, as with DATABASE_URL or BACKUP_SECONDS=no */
export const continuousState = async (dataDir: string): Promise<ContinuousState | null> => {
  noteOutside('the state of the continuous copy')
  const text = await readFile(stateFile(dataDir), 'utf8').catch(() => null)
  try {
    return text === null ? null : (JSON.parse(text) as ContinuousState)
  } catch {
    return null
  }
}

/** Not synced: it is written again within seconds. */
export const writeState = async (dataDir: string, state: ContinuousState): Promise<void> => {
  const file = stateFile(dataDir)
  await writeFile(`${file}.parcial`, JSON.stringify(state), { mode: 0o600 })
  await rename(`${file}.parcial`, file)
}
