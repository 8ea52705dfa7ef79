import { createReadStream } from 'node:fs'
import { readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Contents } from '../../files/contents'
import { codeOf } from '../../shared/errorCode'
import { ensureFolder, namesIn, placesIn, readBases, writeWhole } from './layout'
import { lockOf, sealFor } from './sealing'

const SHA = /^[0-9a-f]{64}$/

export const keptFile = (cluster: string, lock: string, sha256: string): string =>
  path.join(placesIn(cluster).filesOf(lock), sha256.slice(0, 2), lock ? `${sha256}.age` : sha256)

const keptFiles = async (cluster: string, lock: string): Promise<Set<string>> => {
  const place = placesIn(cluster).filesOf(lock)
  const hashes = new Set<string>()
  for (const folder of await namesIn(place))
    for (const name of await namesIn(path.join(place, folder))) {
      const sha256 = name.replace(/\.age$/, '')
      if (SHA.test(sha256)) hashes.add(sha256)
    }
  return hashes
}

/** Copies a file under its hash, unless the copy has it. @param source where it lies now @returns bytes copied */
export const copyFileOf = async (
  cluster: string,
  sha256: string,
  source: string,
  recipients: readonly string[],
): Promise<number> => {
  const file = keptFile(cluster, lockOf(recipients), sha256)
  const now = new Date()
  // Renews its date, which decides when it expires: a file deleted and brought back counts as new.
  const there = await utimes(file, now, now).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )
  if (there) return 0
  await ensureFolder(path.dirname(file))
  return writeWhole(file, sealFor(createReadStream(source, { highWaterMark: 256 * 1024 }), recipients))
}

/** Copies every file that the school has and the copy lacks. @returns hashes of the school's files, and bytes copied */
export const copyMissing = async (
  contents: Pick<Contents, 'list' | 'placeOf' | 'open'>,
  cluster: string,
  recipients: readonly string[],
): Promise<{ hashes: string[]; bytes: number }> => {
  const copied = await keptFiles(cluster, lockOf(recipients))
  const hashes: string[] = []
  let bytes = 0
  for await (const { name } of contents.list()) {
    hashes.push(name)
    if (copied.has(name)) continue
    const handle = await contents.open(name)
    await handle?.close()
    // No handle: the file was deleted meanwhile.
    if (handle) bytes += await copyFileOf(cluster, name, contents.placeOf(name), recipients)
  }
  return { hashes, bytes }
}

/** Deletes what no restore can ask for: files that neither the school nor a base copy names and that are older than every base copy, and files sealed for keys that no base copy has. */
export const removeExpiredFiles = async (
  contents: Pick<Contents, 'list'>,
  cluster: string,
  lock: string,
): Promise<void> => {
  const bases = await readBases(cluster)
  const [oldest] = bases
  if (!oldest) return
  const wanted = new Set<string>()
  for await (const { name } of contents.list()) wanted.add(name)
  for (const { folder } of bases)
    for (const name of (await readFile(path.join(folder, 'archivos.txt'), 'utf8')).split('\n'))
      wanted.add(name)
  for (const name of await keptFiles(cluster, lock)) {
    const file = keptFile(cluster, lock, name)
    if (!wanted.has(name) && (await stat(file)).mtime < new Date(oldest.began))
      await rm(file, { force: true })
  }
  const locks = new Set([lock, ...bases.map((base) => base.lock)].map((each) => each || 'claro'))
  for (const other of await namesIn(placesIn(cluster).files))
    if (!locks.has(other))
      await rm(path.join(placesIn(cluster).files, other), { recursive: true, force: true })
}
