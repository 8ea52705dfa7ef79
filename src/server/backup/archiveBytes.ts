import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Contents } from '../files/contents'
import {
  END,
  END_SUM,
  fileEntry,
  FORMAT,
  HEADER,
  PART_BYTES,
  rowsEntry,
  type ArchivedTable,
  type ArchiveEnd,
  type ArchiveHeader,
} from './archive'
import { archivedTables, createTableSum, linesOf, readSequences, type Query } from './tables'
import { tarEnd, tarEntry } from './tar'

const compress = promisify(gzip)

type Opener = Pick<Contents, 'open'>

async function* tableEntries(client: Query, table: ArchivedTable, end: ArchiveEnd): AsyncGenerator<Buffer> {
  const sum = createTableSum()
  let lines: string[] = []
  let bytes = 0
  let part = 0
  async function* flush(): AsyncGenerator<Buffer> {
    const text = `${lines.join('\n')}\n`
    sum.add(text, lines.length)
    const packed = await compress(text)
    yield* tarEntry(rowsEntry(table.name, ++part), packed.length, [packed])
    lines = []
    bytes = 0
  }
  for await (const batch of linesOf(client, table))
    for (const line of batch) {
      lines.push(line)
      bytes += line.length
      if (bytes >= PART_BYTES) yield* flush()
    }
  if (lines.length > 0) yield* flush()
  end.tables.push({ name: table.name, ...sum.result() })
}

const namedContents = async (client: Query): Promise<string[]> => {
  const { rows } = await client.query<{ sha256: string }>(
    `SELECT sha256 FROM files UNION SELECT thumb_sha256 FROM files WHERE thumb_sha256 IS NOT NULL ORDER BY 1`,
  )
  return rows.map(({ sha256 }) => sha256)
}

const intactSize = async (contents: Opener, sha256: string): Promise<number | null> => {
  const handle = await contents.open(sha256)
  if (!handle) return null
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of handle.createReadStream() as AsyncIterable<Buffer>) {
    hash.update(piece)
    size += piece.length
  }
  return hash.digest('hex') === sha256 ? size : null
}

async function* contentOf(contents: Opener, sha256: string): AsyncGenerator<Buffer> {
  const handle = await contents.open(sha256)
  if (handle) yield* handle.createReadStream() as AsyncIterable<Buffer>
}

async function* fileEntries(
  contents: Opener,
  names: readonly string[],
  end: ArchiveEnd,
): AsyncGenerator<Buffer> {
  for (const sha256 of names) {
    const size = await intactSize(contents, sha256)
    if (size === null) {
      end.missing.push(sha256)
      continue
    }
    yield* tarEntry(fileEntry(sha256), size, contentOf(contents, sha256))
    end.files.count += 1
    end.files.bytes += size
  }
}

/** The name saved by the school; null too in a database from before that table. */
const savedName = async (client: Query): Promise<string | null> => {
  const { rows } = await client.query<{ there: boolean }>("SELECT to_regclass('school') IS NOT NULL AS there")
  if (!rows[0]?.there) return null
  return (await client.query<{ nombre: string | null }>('SELECT nombre FROM school')).rows[0]?.nombre ?? null
}

const headerOf = async (client: Query, school: string, now: Date): Promise<ArchiveHeader> => {
  const { rows } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  )
  const applied = await client.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM migration_sums ORDER BY name COLLATE "C"',
  )
  return {
    format: FORMAT,
    made: now.toISOString(),
    school: (await savedName(client)) ?? school,
    postgres: rows[0]?.version ?? '',
    migrations: applied.rows,
    tables: await archivedTables(client),
  }
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

/** @param client a connection of its own, outside any transaction; no file may be removed while the bytes are read */
export const archiveBytes = (client: Query, contents: Opener, school: string, now: Date) => {
  const end: ArchiveEnd = { tables: [], sequences: [], files: { count: 0, bytes: 0 }, missing: [] }
  async function* body(): AsyncGenerator<Buffer> {
    // One snapshot for all tables: later commits are in none of them.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const header = await headerOf(client, school, now)
    const head = json(header)
    yield* tarEntry(HEADER, head.length, [head])
    for (const table of header.tables) yield* tableEntries(client, table, end)
    const names = await namedContents(client)
    // Sequences ignore snapshots; read last, they are at least as high as every number in the rows.
    end.sequences = await readSequences(client)
    // Files are protected by a lock of their own, so the snapshot can end before large videos are copied.
    await client.query('COMMIT')
    yield* fileEntries(contents, names, end)
    const foot = json(end)
    yield* tarEntry(END, foot.length, [foot])
  }
  async function* summed(): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    for await (const piece of body()) {
      hash.update(piece)
      yield piece
    }
    const sum = Buffer.from(`${hash.digest('hex')}\n`)
    yield* tarEntry(END_SUM, sum.length, [sum])
    yield tarEnd()
  }
  return { end, bytes: summed() }
}
