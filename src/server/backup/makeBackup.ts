import { open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Contents } from '../files/contents'
import { FILES_HELD } from '../files/orphans'
import { StartError } from '../startError'
import { archiveBytes } from './archiveBytes'
import { seal } from './sealed'
import { prepareSession, type Query } from './tables'
import { verifyBackup } from './verifyBackup'

/** Any number that no one else uses: one backup at a time, whoever makes it. */
const BACKUP_RUNS = '7381205590312244602'

/** Somebody else makes one at this moment. */
export class BackupUnderWay extends StartError {}

export interface BackupOptions {
  /** May read every table. */
  connection: pg.PoolConfig
  contents: Pick<Contents, 'open'>
  /** Where it is written; must not be there yet. */
  file: string
  passphrase: string | undefined
  /** Its name, for who opens the archive. */
  school: string
  now: Date
  /** Ends it: what was written is removed. */
  signal?: AbortSignal
  /** Asked once no other backup can begin: false when one made meanwhile is enough. */
  stillWanted?: (client: Query) => Promise<boolean>
}

export interface BackupMade {
  bytes: number
  files: number
  /** Contents that rows point at and that are not there, or not what they were. */
  missing: string[]
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const CLOSED = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EISDIR'])

/** What a person can mend, as one sentence. */
const inWords = (cause: unknown, file: string): unknown => {
  const code = String((cause as { code?: unknown }).code)
  const folder = path.dirname(file)
  if (FULL.has(code))
    return new StartError(
      `El respaldo no cabe en el disco: libere espacio en ${folder} o elija otro lugar.`,
      { cause },
    )
  if (CLOSED.has(code))
    return new StartError(
      `No se puede escribir el respaldo en ${folder}: revise la carpeta y sus permisos.`,
      { cause },
    )
  if ((cause as { name?: unknown }).name === 'AbortError')
    return new StartError('El respaldo se interrumpió y no quedó nada de él.', { cause })
  return cause
}

const refuseExisting = async (file: string): Promise<void> => {
  const handle = await open(file, 'r').catch(() => null)
  await handle?.close()
  if (handle) throw new StartError(`Ya existe ${file}: un respaldo no se sobrescribe, elija otro nombre.`)
}

/** On the disk when this returns, 0600. @returns bytes */
const write = async (
  file: string,
  bytes: AsyncIterable<Buffer>,
  signal: AbortSignal | undefined,
): Promise<number> => {
  const handle = await open(file, 'w', 0o600)
  try {
    await writeFile(handle, bytes, signal ? { signal } : {})
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}

const writeChecked = async (client: Query, options: BackupOptions): Promise<BackupMade> => {
  const { contents, file, passphrase, school, now, signal } = options
  // Under the lock: a part that is there was left by one that was killed.
  const aside = `${file}.parcial`
  try {
    const archive = archiveBytes(client, contents, school, now)
    const bytes = await write(aside, passphrase ? seal(archive.bytes, passphrase) : archive.bytes, signal)
    // Read back as a restore reads it: a backup that cannot be opened is none.
    await verifyBackup(aside, passphrase)
    await rename(aside, file)
    return { bytes, files: archive.end.files.count, missing: archive.end.missing }
  } catch (error) {
    await rm(aside, { force: true })
    throw inWords(error, file)
  }
}

/**
 * Writes a backup while the product runs: the tables of one moment and every file they name.
 * @returns null when `stillWanted` said no
 * @throws StartError with one Spanish sentence: one is under way, file exists, no space, no access
 */
export const makeBackup = async (options: BackupOptions): Promise<BackupMade | null> => {
  const client = new pg.Client({
    ...options.connection,
    keepAlive: true,
    application_name: 'escuela respaldo',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await prepareSession(client)
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
      BACKUP_RUNS,
    ])
    if (!rows[0]?.mine) throw new BackupUnderWay('Ya se está haciendo otro respaldo: espere a que termine.')
    if ((await options.stillWanted?.(client)) === false) return null
    // Under the lock: the name is free now and stays so. A night's second run within a second has the same name.
    await refuseExisting(options.file)
    // Waits for removals under way. From here to the end no content goes, so that every row has its own.
    await client.query('SELECT pg_advisory_lock($1)', [FILES_HELD])
    return await writeChecked(client, options)
  } finally {
    // Frees the locks as well.
    await client.end().catch(() => undefined)
  }
}
