import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, readlink, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { StartError } from '../../startError'
import { binariesIn, type Binaries } from './binaries'
import type { ServerUser } from './serverUser'
import { canEnter, run } from './program'

interface Link {
  source: string
  target: string
}

const isDone = async (target: string, points: string): Promise<boolean> => {
  const stats = await lstat(target).catch(() => undefined)
  return stats !== undefined && (!stats.isSymbolicLink() || (await readlink(target)) === points)
}

/** A rename replaces in one step, so two processes at once or a broken link end in the same state. */
const makeLink = async (target: string, points: string): Promise<void> => {
  if (await isDone(target, points)) return
  const aside = `${target}.${randomUUID()}`
  try {
    await symlink(points, aside)
    await rename(aside, target)
  } finally {
    await rm(aside, { force: true })
  }
}

/** npm packages cannot contain links, and npm 11 and `npm ci --ignore-scripts` skip the postinstall that makes them. */
export const makeLinks = async (native: string): Promise<void> => {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const packageFolder = dirname(native)
  for (const { source, target } of JSON.parse(list) as Link[]) {
    // The list writes both paths as native/lib/…; a copy of the folder may have another name.
    const at = join(native, relative(join(packageFolder, 'native'), resolve(packageFolder, target)))
    const from = join(native, relative(join(packageFolder, 'native'), resolve(packageFolder, source)))
    await makeLink(at, relative(dirname(at), from))
  }
}

/** Running the program as its later user tests rights, noexec mounts and missing libraries at once. */
const works = async ({ postgres }: Binaries, user: ServerUser | undefined): Promise<string | undefined> => {
  const { code, output } = await run(postgres, ['--version'], { cwd: '/', user })
  return code === 0 ? undefined : output.trim()
}

/** In a folder where everybody may write (/var/tmp), a stranger could have planted programs under our name. */
const isOurs = async (folder: string): Promise<boolean> => {
  const stats = await lstat(folder).catch(() => undefined)
  return (
    stats === undefined ||
    (stats.isDirectory() && stats.uid === (process.getuid?.() ?? stats.uid) && (stats.mode & 0o022) === 0)
  )
}

const isSkipped = (path: string) => path.endsWith('.a') || basename(path) === 'pkgconfig'

/** A copy inherits the rights of its source: read only in some package stores, closed to others under umask 077. */
const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(at)
    else if (entry.isFile()) await chmod(at, (await lstat(at)).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** Copies aside and renames when complete; a working copy that another process made meanwhile is kept. */
const copyTo = async (native: string, folder: string, user: ServerUser | undefined): Promise<void> => {
  const aside = `${folder}.${randomUUID()}.new`
  try {
    await mkdir(aside, { recursive: true, mode: 0o755 })
    await cp(native, aside, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !isSkipped(path),
    })
    await openToAll(aside)
    await makeLinks(aside)
    if ((await works(binariesIn(folder), user)) === undefined) return
    await rm(folder, { recursive: true, force: true })
    await rename(aside, folder)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

const copyName = async (native: string): Promise<string> => {
  const packageFolder = dirname(native)
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  return `escuela-postgres-${basename(packageFolder)}-${version}`
}

/** The installed programs, or a copy (50 MB) where the server's user cannot run those, as below /root: we never change rights of folders that are not ours. @throws StartError */
export const usableBinaries = async (
  native: string,
  user: ServerUser | undefined,
  places: string[],
): Promise<Binaries> => {
  let reason = await makeLinks(native).then(
    () => undefined,
    (error: unknown) => String(error),
  )
  reason ??= await works(binariesIn(native), user)
  if (reason === undefined) return binariesIn(native)
  const name = await copyName(native)
  for (const place of places) {
    const folder = join(place, name)
    const copy = binariesIn(folder)
    if (!(await canEnter(place, user)) || !(await isOurs(folder))) continue
    if ((await works(copy, user)) === undefined) return copy
    reason = await copyTo(native, folder, user).then(
      () => works(copy, user),
      (error: unknown) => String(error),
    )
    if (reason === undefined) return copy
    // The copy failed (noexec mount, full disk), so nothing of it may stay.
    await rm(folder, { recursive: true, force: true })
  }
  throw new StartError(`La base de datos incluida no funciona en esta máquina (${reason}).`)
}

export const copyPlaces = (dataDir: string, user: ServerUser | undefined): string[] =>
  user ? [dataDir, '/var/lib', '/var/tmp', tmpdir()] : [dataDir]
