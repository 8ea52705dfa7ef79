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

/** By rename, which replaces in one step: two processes at once, or a link broken half-way, end the same. */
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
 * Makes the library links that `native/pg-symlinks.json` lists and npm packages cannot carry. npm 11 and
 * `npm ci --ignore-scripts` do not run the package's postinstall. Nothing happens to links that are there.
 */
export const makeLinks = async (native: string): Promise<void> => {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const packageFolder = dirname(native)
  for (const { source, target } of JSON.parse(list) as Link[]) {
    // The list names both as native/lib/…; a copy of the folder may have another name.
    const at = join(native, relative(join(packageFolder, 'native'), resolve(packageFolder, target)))
    const from = join(native, relative(join(packageFolder, 'native'), resolve(packageFolder, source)))
    await makeLink(at, relative(dirname(at), from))
  }
}
