import { open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Contents } from '../files/contents'
import { FILES_HELD } from '../files/orphans'
import { codeOf } from '../shared/errorCode'
import { StartError } from '../startError'
import { withClient } from '../db/withClient'
import { archiveBytes } from './archiveBytes'
import { seal } from './sealed'
import { prepareSession, type Query } from './tables'
import { verifyBackup } from './verifyBackup'

const BACKUP_RUNS = '7381205590312244602'

export class BackupUnderWay extends StartError {}

export interface BackupOptions {
  /** Must be able to read every table. */
  connection: pg.PoolConfig
  contents: Pick<Contents, 'open'>
  file: string
  passphrase: string | undefined
  /** Public keys to encrypt for where there is no passphrase, and the secret of one of them to read it back. */
  key?: { recipients: readonly string[]; secret: string } | undefined
  school: string
  now: Date
  signal?: AbortSignal
  /** Asked once the lock is held: false skips the backup, when another process just made one. */
  stillWanted?: (client: Query) => Promise<boolean>
}

export interface BackupMade {
  bytes: number
  files: number
  missing: string[]
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const CLOSED = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EISDIR'])

const inWords = (cause: unknown, file: string): unknown => {
  const code = String(codeOf(cause))
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

/** Synced, with rights 0600. @returns bytes */
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
  const { contents, file, passphrase, key, school, now, signal } = options
  // This process holds the lock, so a partial file is what a killed backup left.
  const aside = `${file}.parcial`
  try {
    const archive = archiveBytes(client, contents, school, now)
    const lock = passphrase ?? key?.recipients
    const bytes = await write(aside, lock ? seal(archive.bytes, lock) : archive.bytes, signal)
    // A backup that cannot be opened is worthless, so it is read back.
    await verifyBackup(aside, passphrase ?? key?.secret)
    await rename(aside, file)
    return { bytes, files: archive.end.files.count, missing: archive.end.missing }
  } catch (error) {
    await rm(aside, { force: true })
    throw inWords(error, file)
  }
}

/** May be called while the product runs. @returns null when `stillWanted` answered no @throws StartError: another backup runs, file exists, no space */
export const makeBackup = (options: BackupOptions): Promise<BackupMade | null> => {
  const connection = { ...options.connection, keepAlive: true, application_name: 'escuela respaldo' }
  return withClient(connection, async (client) => {
    await prepareSession(client)
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
      BACKUP_RUNS,
    ])
    if (!rows[0]?.mine) throw new BackupUnderWay('Ya se está haciendo otro respaldo: espere a que termine.')
    if ((await options.stillWanted?.(client)) === false) return null
    // Checked under the lock, so no other backup can take the name. Two nightly runs within a second have the same name.
    await refuseExisting(options.file)
    // Waits for deletions in progress; from here to the end no file is deleted, so every row finds its file.
    await client.query('SELECT pg_advisory_lock($1)', [FILES_HELD])
    return writeChecked(client, options)
  })
}
