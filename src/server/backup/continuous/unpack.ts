import { createReadStream } from 'node:fs'
import { mkdir, open, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import { codeOf } from '../../shared/errorCode'
import { StartError } from '../../startError'
import { ByteReader, DamagedArchive } from '../bytes'
import { isSecretKey } from '../keys/secretKey'
import { unsealWith } from '../sealed'
import { tarEntries } from '../tar'
import { baseFile } from './baseCopy'
import { folderIdentities } from './folderKey'
import { segmentFile, type KeptBase, type KeptSegment } from './layout'
import type { Plan } from './plan'

const decompress = promisify(gunzip)

/** Folders that PostgreSQL expects, empty or not; a tar of files does not bring the empty ones. */
const FOLDERS = [
  ...['base', 'global', 'pg_commit_ts', 'pg_dynshmem', 'pg_logical/mappings', 'pg_logical/snapshots'],
  ...[
    'pg_multixact/members',
    'pg_multixact/offsets',
    'pg_notify',
    'pg_replslot',
    'pg_serial',
    'pg_snapshots',
  ],
  ...['pg_stat', 'pg_stat_tmp', 'pg_subtrans', 'pg_tblspc', 'pg_twophase', 'pg_wal/archive_status'],
  ...['pg_wal/summaries', 'pg_xact'],
]

export type ReadCopied = (file: string, sealed: boolean) => AsyncIterable<Buffer>

/** @param key a passphrase or `AGE-SECRET-KEY-1…` @throws StartError when it does not open this copy */
export const readerOf = async (cluster: string, key: string | null): Promise<ReadCopied> => {
  let identities: string[] = []
  if (key !== null) {
    const typed = key.trim().toUpperCase()
    identities = isSecretKey(typed) ? [typed] : await folderIdentities(cluster, key)
  }
  return (file, sealed) => {
    const bytes = createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>
    if (!sealed) return bytes
    if (key === null)
      throw new StartError(
        'Esta copia está cifrada: dé la llave de la escuela con --llave ARCHIVO, o su contraseña en BACKUP_PASSPHRASE.',
      )
    if (identities.length === 0) throw new StartError('La contraseña no abre esta copia.')
    return unsealWith(
      bytes,
      identities,
      'La llave no abre esta copia: es de otra escuela, o la copia está dañada.',
    )
  }
}

/** @throws StartError when it is cut or altered */
export const unpackSegment = async (
  cluster: string,
  segment: KeptSegment,
  read: ReadCopied,
): Promise<Buffer> => {
  try {
    return await decompress(await buffer(read(segmentFile(cluster, segment), segment.encrypted)))
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    throw new StartError(`Un tramo de la copia continua está cortado o alterado: ${segment.file}.`, { cause })
  }
}

const safeName = (name: string): boolean => !path.isAbsolute(name) && !name.split('/').includes('..')

export const unpackBase = async (base: KeptBase, into: string, read: ReadCopied): Promise<void> => {
  for (const folder of FOLDERS) await mkdir(path.join(into, folder), { recursive: true, mode: 0o700 })
  const packed = Readable.from(read(path.join(base.folder, baseFile(base)), base.lock !== ''))
  const gunzip = createGunzip()
  packed.on('error', (error) => gunzip.destroy(error))
  const reader = new ByteReader(packed.pipe(gunzip) as AsyncIterable<Buffer>)
  try {
    for await (const { name, content } of tarEntries(reader, () => undefined)) {
      if (!safeName(name)) throw new DamagedArchive('name')
      const file = path.join(into, name)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(file, content, { mode: 0o600 })
    }
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    if (cause instanceof DamagedArchive || /^Z_/.test(String(codeOf(cause))))
      throw new StartError(
        `La copia base de ${base.folder} está cortada o alterada: no se usó nada de ella.`,
        { cause },
      )
    throw cause
  } finally {
    await reader.close()
    packed.destroy()
  }
}

/** A segment is 16 MB and mostly zeros at its end: as a file with a hole it takes little of the disk. */
const layOne = async (file: string, content: Buffer): Promise<void> => {
  let end = content.length
  while (end > 0 && content[end - 1] === 0) end--
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(content.subarray(0, end))
    await handle.truncate(content.length)
  } finally {
    await handle.close()
  }
}

export const layLog = async ({ cluster, segments }: Plan, into: string, read: ReadCopied): Promise<void> => {
  for (const segment of segments)
    await layOne(path.join(into, 'pg_wal', segment.name), await unpackSegment(cluster, segment, read))
}
