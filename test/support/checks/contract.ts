import path from 'node:path'
import type { Route } from '@contract/http/route'
import type { Shape } from '@contract/http/schemas'
import { ROOT } from './cruise'
import { filesUnder } from './files'

export interface NamedRoute {
  module: string
  name: string
  route: Route
}

type Exports = Record<string, Record<string, unknown>>

const load = async (file: string): Promise<Exports> => (await import(path.join(ROOT, file))) as Exports

/** Every route of every module, found by its file name: a forgotten module cannot hide. */
export const namedRoutes = async (): Promise<NamedRoute[]> => {
  const found: NamedRoute[] = []
  for (const file of filesUnder('src/contract', /\.routes\.ts$/)) {
    const module = path.basename(file, '.routes.ts')
    const routes = (await load(file))[`${module}Routes`] as Record<string, Route> | undefined
    if (!routes) throw new Error(`${file} has to export ${module}Routes`)
    for (const [name, route] of Object.entries(routes)) found.push({ module, name, route })
  }
  return found
}

/** The shapes of a module's calls, by route name. */
export const contractSchemas = async (module: string): Promise<Record<string, Shape>> => {
  const schemas = (await load(`src/contract/${module}/${module}.schemas.ts`))[`${module}Schemas`]
  if (!schemas) throw new Error(`${module}.schemas.ts has to export ${module}Schemas`)
  return schemas as Record<string, Shape>
}

/** A call as both sides name it, whatever its parameters are called: `GET /alumnos/{}`. */
export const callName = (method: string, address: string): string =>
  `${method} ${address.replace(/\{\w+\}|:\w+/g, '{}')}`
