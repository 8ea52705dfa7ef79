import { createHash } from 'node:crypto'
import { open, readdir, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { codeOf } from '../../shared/errorCode'
import { withClient } from '../../db/withClient'
import { tarEnd, tarEntry } from '../tar'
import { compact, FORMAT, placesIn, segmentNamed, timelineOf, writeWhole, type Base } from './layout'
import { lockOf, sealFor } from './sealing'

/** What PostgreSQL makes anew when it opens; its manual, «Making a Base Backup Using the Low Level API», lists them. */
const NOT_COPIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|archivo)$|^postmaster\.|^pgsql_tmp|^pg_internal\.init|^backup_label|^current_logfiles/

const CONTROL = 'global/pg_control'

const PIECE = 256 * 1024

const filesOf = async (folder: string, below = ''): Promise<string[]> => {
  const files: string[] = []
  for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
    if (NOT_COPIED.test(entry.name)) continue
    const name = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) files.push(...(await filesOf(folder, name)))
    else if (entry.isFile()) files.push(name)
  }
  return files
}

/** Exactly `size` bytes: a table may grow or shrink meanwhile, and the log brings what is missing. */
async function* exactly(handle: Awaited<ReturnType<typeof open>>, size: number): AsyncGenerator<Buffer> {
  let at = 0
  while (at < size) {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(Math.min(PIECE, size - at)),
      0,
      Math.min(PIECE, size - at),
      at,
    )
    if (bytesRead === 0) break
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
  for (; at < size; at += PIECE) yield Buffer.alloc(Math.min(PIECE, size - at))
}

async function* entryOf(folder: string, name: string): AsyncGenerator<Buffer> {
  const handle = await open(path.join(folder, name), 'r').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (!handle) return
  try {
    const { size } = await handle.stat()
    yield* tarEntry(name, size, exactly(handle, size))
  } finally {
    await handle.close()
  }
}

async function* archiveOf(folder: string, label: () => Promise<string>): AsyncGenerator<Buffer> {
  const names = (await filesOf(folder)).filter((name) => name !== CONTROL).sort()
  for (const name of [...names, CONTROL]) yield* entryOf(folder, name)
  const text = Buffer.from(await label())
  yield* tarEntry('backup_label', text.length, [text])
  yield tarEnd()
}

const zip = (plain: AsyncIterable<Buffer>): AsyncIterable<Buffer> => {
  const source = Readable.from(plain)
  const gzip = createGzip({ level: 3 })
  source.on('error', (error) => gzip.destroy(error))
  gzip.on('close', () => source.destroy())
  return source.pipe(gzip) as AsyncIterable<Buffer>
}

interface BaseCopyOptions {
  /** Of a superuser. */
  connection: pg.PoolConfig
  folder: string
  cluster: string
  recipients: readonly string[]
  segmentBytes: number
  signal: AbortSignal
}

const numberOfLsn = (lsn: string, segmentBytes: number): bigint => {
  const [high = '0', low = '0'] = lsn.split('/')
  // Minus one: a copy that ends exactly on the border of a segment needs the segment before it.
  return ((BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) - 1n) / BigInt(segmentBytes)
}

const copy = async (client: pg.Client, folder: string, file: string, options: BaseCopyOptions) => {
  const { recipients, segmentBytes, signal } = options
  const began = new Date()
  let stop = ''
  let firstSegment = ''
  const label = async (): Promise<string> => {
    const { rows } = await client.query<{ lsn: string; labelfile: string }>(
      'SELECT lsn::text, labelfile FROM pg_backup_stop(wait_for_archive => false)',
    )
    const [{ lsn, labelfile }] = rows as [{ lsn: string; labelfile: string }]
    stop = lsn
    firstSegment = /\(file ([0-9A-F]{24})\)/.exec(labelfile)?.[1] as string
    return labelfile
  }
  await client.query('SET statement_timeout = 0')
  await client.query(`SELECT pg_backup_start('copia continua', true)`)
  const hash = createHash('sha256')
  const hashed = async function* () {
    for await (const piece of sealFor(zip(archiveOf(options.folder, label)), recipients)) {
      hash.update(piece)
      yield piece
    }
  }
  const bytes = await writeWhole(path.join(folder, file), hashed(), signal)
  const timeline = timelineOf(firstSegment)
  const base: Base = {
    format: FORMAT,
    began: began.toISOString(),
    ended: new Date().toISOString(),
    timeline,
    firstSegment,
    lastSegment: segmentNamed(timeline, numberOfLsn(stop, segmentBytes), segmentBytes),
    bytes,
    sha256: hash.digest('hex'),
    lock: lockOf(recipients),
  }
  return base
}

export const baseFile = (base: Pick<Base, 'lock'>): string => (base.lock ? 'base.tar.gz.age' : 'base.tar.gz')

/** Copies while people work. The copy counts once `finishBase` has written its `base.json`. @returns its folder and what to write there */
export const copyBase = (options: BaseCopyOptions): Promise<{ folder: string; base: Base }> => {
  const folder = path.join(placesIn(options.cluster).bases, compact(new Date()))
  // If the copy is not stopped in order, PostgreSQL undoes its start when the connection ends.
  return withClient({ ...options.connection, application_name: 'escuela copia' }, async (client) => {
    try {
      await mkdir(folder, { mode: 0o700 })
      const base = await copy(client, folder, baseFile({ lock: lockOf(options.recipients) }), options)
      return { folder, base }
    } catch (error) {
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
      throw error
    }
  })
}

export const finishBase = async (folder: string, base: Base, hashes: Iterable<string>): Promise<void> => {
  await writeWhole(path.join(folder, 'archivos.txt'), [Buffer.from([...hashes].join('\n'))])
  await writeWhole(path.join(folder, 'base.json'), [Buffer.from(JSON.stringify(base, null, 2))])
}
