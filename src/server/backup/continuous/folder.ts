import { open, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../../startError'
import { syncFolder } from '../../shared/syncFolder'
import {
  ensureFolder,
  FORMAT,
  placesIn,
  readAbout,
  SEGMENT,
  timelineOf,
  writeWhole,
  type About,
} from './layout'

/** The cluster's system identifier: the first eight bytes of pg_control (PostgreSQL's catalog/pg_control.h). */
const systemOf = async (folder: string): Promise<string> => {
  const handle = await open(path.join(folder, 'global', 'pg_control'), 'r')
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.readBigUInt64LE(0).toString()
  } finally {
    await handle.close()
  }
}

export const clusterAbout = async (folder: string, school: string): Promise<About & { timeline: number }> => {
  const log = path.join(folder, 'pg_wal')
  const segments = (await readdir(log)).filter((name) => SEGMENT.test(name)).sort()
  const newest = segments.at(-1)
  if (!newest) throw new Error(`no log in ${log}`)
  return {
    format: FORMAT,
    system: await systemOf(folder),
    school,
    major: Number((await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim()),
    segmentBytes: (await stat(path.join(log, newest))).size,
    timeline: timelineOf(newest),
  }
}

const deviceOf = async (folder: string): Promise<number> => {
  for (let at = folder; ; at = path.dirname(at)) {
    const stats = await stat(at).catch(() => null)
    if (stats) return stats.dev
    if (at === path.dirname(at)) return -1
  }
}

export interface Disk {
  elsewhere: boolean
  /** On a disk other than the data's and the system's; the empty mount point of an unplugged disk lies on the system's. */
  mounted: boolean
}

export const diskOf = async (backupDir: string, dataDir: string): Promise<Disk> => {
  const [own, data, root] = await Promise.all([backupDir, dataDir, path.parse(dataDir).root].map(deviceOf))
  return { elsewhere: own !== data, mounted: own !== data && own !== root }
}

/** Makes the folder for the copy, unless a disk was mounted there before and is gone. @returns whether it was made @throws StartError */
export const openCopyFolder = async (
  cluster: string,
  about: About,
  wasMounted: boolean,
  isMounted: boolean,
): Promise<boolean> => {
  const copyAbout = await readAbout(cluster)
  if (copyAbout?.system === about.system) return false
  if (wasMounted && !isMounted)
    throw new StartError(
      `El disco de la copia continua no está conectado: falta ${path.dirname(cluster)}. Lo que se cobra se guarda y pasa a la copia cuando vuelva.`,
    )
  const places = placesIn(cluster)
  for (const folder of [cluster, places.bases, places.log, places.files]) await ensureFolder(folder)
  await writeWhole(places.about, [Buffer.from(JSON.stringify(about, null, 2))])
  await syncFolder(path.dirname(cluster))
  return true
}
