import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { tagsOf } from '@contract/http/schemas'
import { namedRoutes, contractSchemas, type NamedRoute } from './contract'
import { ROOT } from './cruise'

const PRINT_WIDTH = 110

const lineOf = (name: string, types: readonly string[]): string => {
  const quoted = types.map((type) => `'${type}'`)
  const short = `  ${name}: [${quoted.join(', ')}],`
  if (short.length <= PRINT_WIDTH) return short
  return [`  ${name}: [`, ...quoted.map((type) => `    ${type},`), '  ],'].join('\n')
}

/** Of each read whose answer shows rows, their types: what its schema says. */
export const shownBy = async (module: string, routes: readonly NamedRoute[]) => {
  const schemas = await contractSchemas(module)
  const reads = routes.filter(({ route }) => route.method === 'GET' || route.reads)
  return reads
    .map(({ name }) => ({ name, types: tagsOf(schemas[name]!.response) }))
    .filter(({ types }) => types.length > 0)
}

/** The text of each module's `.shows.ts`, by file; modules whose reads show no rows have none. */
export const tagFiles = async (): Promise<Map<string, string>> => {
  const all = await namedRoutes()
  const files = new Map<string, string>()
  for (const module of new Set(all.map((each) => each.module))) {
    const shown = await shownBy(
      module,
      all.filter((each) => each.module === module),
    )
    if (shown.length === 0) continue
    const text = [
      `export const ${module}Shows = {`,
      ...shown.map(({ name, types }) => lineOf(name, types)),
      '} as const',
      '',
    ].join('\n')
    files.set(path.join(ROOT, `src/contract/${module}/${module}.shows.ts`), text)
  }
  return files
}

const write = async (): Promise<void> => {
  for (const [file, text] of await tagFiles()) writeFileSync(file, text)
}

if (process.argv[1] === __filename) void write()
