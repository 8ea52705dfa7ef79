import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Copy } from '@contract/backups/backups.schemas'
import { lockKindOf } from '../../backup/verifyBackup'
import { noteOutside } from '../../shared/readTrace'

/** Most files read. Nightly copies are fewer; more were put into the folder by hand. */
const MAX_FILES = 60

const ARCHIVE = /\.tar(\.cifrado)?$/

const copyOf = async (folder: string, nombre: string): Promise<Copy | null> => {
  const file = path.join(folder, nombre)
  const stats = await stat(file).catch(() => null)
  const kind = await lockKindOf(file).catch(() => null)
  if (!stats?.isFile() || kind === null) return null
  return { nombre, fecha: stats.mtime.toISOString(), bytes: stats.size, cifrado: kind !== 'NINGUNA' }
}

/** Newest first. @returns null when the folder cannot be read */
export const listCopies = async (folder: string): Promise<Copy[] | null> => {
  noteOutside('the folder of backups')
  const names = await readdir(folder).catch(() => null)
  if (names === null) return null
  const copies = await Promise.all(
    names
      .filter((name) => ARCHIVE.test(name))
      .sort()
      .slice(-MAX_FILES)
      .map((name) => copyOf(folder, name)),
  )
  return copies.filter((copy) => copy !== null).sort((a, b) => (a.fecha < b.fecha ? 1 : -1))
}

export const isSameDisk = async (one: string, other: string): Promise<boolean> => {
  noteOutside('the folder of backups')
  const [a, b] = await Promise.all([one, other].map((folder) => stat(folder).catch(() => null)))
  return a !== null && a?.dev === b?.dev
}
