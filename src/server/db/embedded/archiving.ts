import { access, chown, mkdir, rm } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import type { Binaries } from './binaries'
import type { ServerUser } from './serverUser'

/** Where PostgreSQL puts finished log segments; inside its data folder, so the setting needs no path. */
const SPOOL = 'archivo'

export const spoolOf = (folder: string): string => join(folder, SPOOL)

/** Seconds, out of the promised age, left for carrying a segment into the copy's folder. */
const CARRYING_S = 10

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** PostgreSQL's own module copies and syncs in the archiver itself; where a package lacks it, `cp` does. */
const archiverSettings = async ({ native }: Binaries): Promise<string[]> => {
  const endings = platform() === 'win32' ? ['lib/basic_archive.dll'] : ['so', 'dylib']
  for (const ending of endings)
    if (await isThere(join(native, ending.includes('/') ? ending : `lib/postgresql/basic_archive.${ending}`)))
      return ['archive_library=basic_archive', `basic_archive.archive_directory=${SPOOL}`]
  const aside = `${SPOOL}/archtemp.%f`
  return [`archive_command=cp "%p" ${aside} && sync && mv ${aside} ${SPOOL}/%f`]
}

/** PostgreSQL's command-line settings for archiving; null: no archiving. */
export type Archiving = readonly string[] | null

/** Archive, each segment at most so many seconds old; stop and delete the folder; or archive only where the folder exists. */
export type ArchivingOrder = { readonly seconds: number } | 'off' | 'asFound'

export const archivingOf = async (
  folder: string,
  { binaries, user }: { binaries: Binaries; user: ServerUser | undefined },
  order: ArchivingOrder,
): Promise<Archiving> => {
  const spool = spoolOf(folder)
  if (order === 'off') await rm(spool, { recursive: true, force: true })
  if (order === 'off' || (order === 'asFound' && !(await isThere(spool)))) return null
  await mkdir(spool, { recursive: true, mode: 0o700 })
  if (user) await chown(spool, user.uid, user.gid)
  const timeout = Math.max(1, (order === 'asFound' ? 60 : order.seconds) - CARRYING_S)
  return ['archive_mode=on', `archive_timeout=${timeout}`, ...(await archiverSettings(binaries))]
}
