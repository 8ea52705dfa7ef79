import { randomUUID } from 'node:crypto'
import { lstat, readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

interface Link {
  source: string
  target: string
}

const isDone = async (target: string, points: string): Promise<boolean> => {
  const found = await lstat(target).catch(() => undefined)
  return found !== undefined && (!found.isSymbolicLink() || (await readlink(target)) === points)
}

/** By rename, which replaces in one step, so two processes at once or a link broken half-way end in the same state. */
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

/**
 * Creates the library links listed in `native/pg-symlinks.json`: npm packages cannot contain links, and npm 11 and `npm ci
 * --ignore-scripts` skip the package's postinstall. Existing links stay.
 */
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
