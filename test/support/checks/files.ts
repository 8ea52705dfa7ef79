import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './cruise'

/** Files under a folder of the project, as paths from its root with `/`, sorted. */
export const filesUnder = (folder: string, keep: RegExp = /./): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => keep.test(file))
    .sort()

/** Names of the folders directly in a folder; none when it is not there. */
export const foldersIn = (folder: string): string[] => {
  try {
    return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
  } catch {
    return []
  }
}

export const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
