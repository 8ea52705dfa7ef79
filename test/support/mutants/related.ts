import path from 'node:path'
import ts from 'typescript'
import { filesUnder, textOf } from '../checks/files'

const ROOMS = ['contract', 'client', 'server', 'demo', 'test']

/** A file without its ending, as an import names it, or null for a package. */
const targetOf = (from: string, name: string): string | null => {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name)
  const room = ROOMS.find((each) => name.startsWith(`@${each}/`))
  if (!room) return null
  return room === 'test' ? name.slice(1) : `src/${name.slice(1)}`
}

/** Files that are found by their names and not by an import, and what reads them. */
const READ_BY_NAME: readonly [files: RegExp, readers: readonly string[]][] = [
  [
    /^src\/contract\/.*\.routes\.ts$/,
    ['test/support/checks/contract.ts', 'test/server/http/permissionTable.ts'],
  ],
  [/^src\/client\/state\/.*\.api\.ts$/, ['test/support/state/endpoints.ts']],
]

/** By file: those that import it. */
const importers = (files: readonly string[]): Map<string, string[]> => {
  const known = new Map(files.map((file) => [file.replace(/\.tsx?$/, ''), file]))
  const found = new Map<string, string[]>()
  const add = (file: string, importer: string) => found.set(file, [...(found.get(file) ?? []), importer])
  for (const file of files)
    for (const { fileName } of ts.preProcessFile(textOf(file), true, true).importedFiles) {
      const target = targetOf(file, fileName)
      const imported = target === null ? undefined : known.get(target)
      if (imported) add(imported, file)
    }
  for (const [names, readers] of READ_BY_NAME)
    for (const file of files.filter((each) => names.test(each)))
      for (const reader of readers) add(file, reader)
  return found
}

/** How many imports lie between a file and each that it reaches. */
const distances = (from: string, importedBy: ReadonlyMap<string, string[]>): Map<string, number> => {
  const found = new Map([[from, 0]])
  for (const [file, distance] of found)
    for (const importer of importedBy.get(file) ?? [])
      if (!found.has(importer)) found.set(importer, distance + 1)
  return found
}

/** The folder that names a module in every room; null for those of no module. */
const moduleOf = (file: string): string | null =>
  /^(?:src|test)\/(?:contract|client\/(?:state|features)|server\/modules)\/(\w+)\//.exec(file)?.[1] ?? null

/** By module: the fewest imports between a file and one of the module's files in src. */
const modulesBy = (reached: ReadonlyMap<string, number>): Map<string, number> => {
  const found = new Map<string, number>()
  for (const [file, distance] of reached) {
    const module = file.startsWith('src/') ? moduleOf(file) : null
    if (module !== null) found.set(module, Math.min(distance, found.get(module) ?? Infinity))
  }
  return found
}

/** The name before the first dot: `siblings.ts` is proved by `siblings.test.ts`. */
const nameOf = (file: string): string => path.posix.basename(file).split('.')[0] as string

/** The same path below src and test: `server/files`. */
const folderOf = (file: string): string => path.posix.dirname(file).split('/').slice(1).join('/')

/**
 * The tests that import a file, directly or through others, the nearest first: of the same name, of the same folder, of the same
 * module, then by the imports between. Every server test reaches every service through the server that it starts.
 */
export const relatedTests = (tests: readonly string[]): ((file: string) => string[]) => {
  const importedBy = importers([...filesUnder('src', /\.tsx?$/), ...filesUnder('test', /\.tsx?$/)])
  return (file) => {
    const reached = distances(file, importedBy)
    const module = moduleOf(file)
    const modules = modulesBy(reached)
    const rank = (test: string): number => {
      const folder = folderOf(test) === folderOf(file)
      if (nameOf(test) === nameOf(file) && (folder || reached.has(test))) return folder ? 0 : 1
      if (folder) return 2
      if (module !== null && moduleOf(test) === module)
        return test.startsWith('test/client/features/') ? 4 : 3
      return 10 + Math.min(reached.get(test) ?? Infinity, modules.get(moduleOf(test) ?? '') ?? Infinity)
    }
    return tests
      .filter((test) => reached.has(test) || rank(test) <= 3)
      .map((test) => ({ test, rank: rank(test), size: textOf(test).length }))
      .sort((a, b) => a.rank - b.rank || a.size - b.size)
      .map(({ test }) => test)
  }
}
