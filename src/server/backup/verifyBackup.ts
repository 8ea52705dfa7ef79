import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { StartError } from '../startError'
import {
  END,
  END_SUM,
  fileOfEntry,
  FORMAT,
  HEADER,
  MAX_END_BYTES,
  MAX_PART_BYTES,
  tableOfEntry,
  type ArchivedTable,
  type ArchiveEnd,
  type ArchiveHeader,
} from './archive'
import { ByteReader, DamagedArchive } from './bytes'
import { lockKind, unseal, type LockKind } from './sealed'
import { createTableSum } from './tables'
import { tarEntries, wholeEntry, type TarEntry } from './tar'

const decompress = promisify(gunzip)

interface ArchiveVisitor {
  header?(header: ArchiveHeader): Promise<void>
  rows?(table: ArchivedTable, lines: string): Promise<void>
  file?(sha256: string, content: AsyncIterable<Buffer>): Promise<void>
}

export interface VerifiedArchive {
  header: ArchiveHeader
  end: ArchiveEnd
}

const openFile = async (file: string): Promise<{ start: Buffer; bytes: () => AsyncIterable<Buffer> }> => {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw new StartError(`No se puede leer el archivo ${file}.`, { cause })
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0).catch((cause: unknown) => {
      throw new StartError(`No se puede leer el archivo ${file}.`, { cause })
    })
    return {
      start: buffer.subarray(0, bytesRead),
      bytes: () => createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>,
    }
  } finally {
    await handle.close()
  }
}

export const lockKindOf = async (file: string): Promise<LockKind> => lockKind((await openFile(file)).start)

const parse = <T>(bytes: Buffer): T => {
  try {
    return JSON.parse(bytes.toString('utf8')) as T
  } catch {
    throw new DamagedArchive('json')
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isList = <T>(value: unknown, isItem: (item: T) => boolean): value is T[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'object' && item !== null && isItem(item as T))

/** The header is used before its checksum can be verified, so its types are checked first. */
const isHeader = ({ made, school, migrations, tables }: ArchiveHeader): boolean =>
  isText(made) &&
  isText(school) &&
  isList<ArchiveHeader['migrations'][number]>(
    migrations,
    ({ name, sha256 }) => isText(name) && isText(sha256),
  ) &&
  isList<ArchivedTable>(
    tables,
    ({ name, columns }) => isText(name) && Array.isArray(columns) && columns.every(isText),
  )

const readHeader = (bytes: Buffer): ArchiveHeader => {
  const header = parse<ArchiveHeader | null>(bytes)
  if (header && header.format > FORMAT)
    throw new StartError('Este respaldo es de una versión más nueva del programa: instale la más reciente.')
  if (header?.format !== FORMAT || !isHeader(header)) throw new DamagedArchive('header')
  return header
}

const createReading = (visitor: ArchiveVisitor) => {
  let header: ArchiveHeader | undefined
  let end: ArchiveEnd | undefined
  const sums = new Map<string, ReturnType<typeof createTableSum>>()
  const files = { count: 0, bytes: 0 }

  const rows = async (entry: TarEntry, name: string): Promise<void> => {
    const table = header?.tables.find((each) => each.name === name)
    if (!table) throw new DamagedArchive('table')
    const packed = await wholeEntry(entry, MAX_PART_BYTES)
    const text = await decompress(packed, { maxOutputLength: MAX_PART_BYTES }).catch(() => {
      throw new DamagedArchive('rows')
    })
    const lines = text.toString('utf8')
    const sum = sums.get(name) ?? createTableSum()
    sums.set(name, sum)
    sum.add(lines, lines.split('\n').length - 1)
    await visitor.rows?.(table, lines)
  }

  const file = async (entry: TarEntry, sha256: string): Promise<void> => {
    const hash = createHash('sha256')
    async function* passing(): AsyncGenerator<Buffer> {
      for await (const piece of entry.content) {
        hash.update(piece)
        yield piece
      }
      if (hash.copy().digest('hex') !== sha256) throw new DamagedArchive('content')
    }
    if (visitor.file) await visitor.file(sha256, passing())
    else for await (const piece of passing()) void piece
    files.count += 1
    files.bytes += entry.size
  }

  const compare = (said: Partial<ArchiveEnd> | null): void => {
    const sumsRead = header?.tables.map(({ name }) => ({
      name,
      ...(sums.get(name) ?? createTableSum()).result(),
    }))
    if (JSON.stringify([said?.tables, said?.files]) !== JSON.stringify([sumsRead, files]))
      throw new DamagedArchive('sums')
  }

  return {
    take: async (entry: TarEntry): Promise<void> => {
      const table = tableOfEntry(entry.name)
      const sha256 = fileOfEntry(entry.name)
      if (entry.name === HEADER && !header) {
        header = readHeader(await wholeEntry(entry, MAX_END_BYTES))
        await visitor.header?.(header)
      } else if (!header || end) throw new DamagedArchive('order')
      else if (table !== null) await rows(entry, table)
      else if (sha256 !== null) await file(entry, sha256)
      else if (entry.name === END) {
        end = parse<ArchiveEnd>(await wholeEntry(entry, MAX_END_BYTES))
        compare(end)
      } else throw new DamagedArchive('entry')
    },
    result: (): VerifiedArchive => {
      if (!header || !end) throw new DamagedArchive('cut')
      return { header, end }
    },
  }
}

const readAll = async (bytes: AsyncIterable<Buffer>, visitor: ArchiveVisitor): Promise<VerifiedArchive> => {
  const reader = new ByteReader(bytes)
  const reading = createReading(visitor)
  let summed = false
  try {
    let sum = ''
    for await (const entry of tarEntries(reader, () => (sum = reader.hash.copy().digest('hex')))) {
      if (summed) throw new DamagedArchive('order')
      if (entry.name !== END_SUM) await reading.take(entry)
      else {
        if ((await wholeEntry(entry, 100)).toString('latin1') !== `${sum}\n`) throw new DamagedArchive('sum')
        summed = true
      }
    }
    if (!summed) throw new DamagedArchive('cut')
    return reading.result()
  } finally {
    await reader.close()
  }
}

const MISSING: Readonly<Record<Exclude<LockKind, 'NINGUNA'>, string>> = {
  CONTRASEÑA: 'Este respaldo está cifrado: dé su contraseña en BACKUP_PASSPHRASE.',
  LLAVE:
    'Este respaldo está cifrado con la llave de la escuela, la de la caja fuerte: dé su archivo con --llave ARCHIVO.',
}

/** Parts given to the visitor before the end may still turn out damaged. @param secret a passphrase or a secret key @throws StartError: unreadable, a wrong one, cut, altered */
export const verifyBackup = async (
  file: string,
  secret: string | undefined,
  visitor: ArchiveVisitor = {},
): Promise<VerifiedArchive> => {
  const { start, bytes } = await openFile(file)
  const kind = lockKind(start)
  if (kind !== 'NINGUNA' && !secret) throw new StartError(MISSING[kind])
  try {
    return await readAll(kind !== 'NINGUNA' && secret ? unseal(bytes(), secret, start) : bytes(), visitor)
  } catch (cause) {
    if (!(cause instanceof DamagedArchive)) throw cause
    throw new StartError(`El respaldo ${file} está cortado o alterado: no se usó nada de él.`, { cause })
  }
}
