import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { HISTORY, keptName, keptSegment, placesIn, SEGMENT, writeWhole, type KeptSegment } from './layout'
import { sealFor } from './sealing'

const compress = promisify(gzip)

/** The fastest: a segment is mostly zeros at its end, so it becomes small anyway. */
const LEVEL = 3

/** Another database with the same identifier writes to this folder: a data folder was copied, and both copies run. */
export class OtherDatabase extends Error {
  override readonly name = 'OtherDatabase'
}

interface Waiting {
  name: string
  file: string
  at: Date
  bytes: number
}

/** Segments that wait in the spool, oldest first. Labels and partial segments are useless and are deleted. */
export const waitingIn = async (spool: string): Promise<Waiting[]> => {
  const waiting: Waiting[] = []
  for (const name of (await readdir(spool)).sort()) {
    const file = path.join(spool, name)
    if (name.startsWith('archtemp')) continue
    if (!SEGMENT.test(name) && !HISTORY.test(name)) await rm(file, { force: true })
    else {
      const { mtime, size } = await stat(file)
      waiting.push({ name, file, at: mtime, bytes: size })
    }
  }
  return waiting
}

/** Moves a segment from the spool into the copy's folder. @returns it as the copy has it, and its bytes there @throws OtherDatabase */
export const takeSegment = async (
  { name, file, at }: Waiting,
  cluster: string,
  known: ReadonlyMap<string, KeptSegment>,
  recipients: readonly string[],
): Promise<{ kept: KeptSegment; bytes: number }> => {
  const plain = await readFile(file)
  const sum = createHash('sha256').update(plain).digest('hex').slice(0, 16)
  const before = known.get(name)
  if (before) {
    if (before.sum !== sum) throw new OtherDatabase(name)
    await rm(file, { force: true })
    return { kept: before, bytes: 0 }
  }
  const packed = await compress(plain, { level: LEVEL })
  const copyName = keptName(name, at, sum, recipients.length > 0)
  const bytes = await writeWhole(path.join(placesIn(cluster).log, copyName), sealFor([packed], recipients))
  await rm(file, { force: true })
  return { kept: keptSegment(copyName) as KeptSegment, bytes }
}
