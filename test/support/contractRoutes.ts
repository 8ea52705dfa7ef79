import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Route } from '@contract/http/route'

const CONTRACT = path.join(__dirname, '../../src/contract')

/** Every route of every `*.routes.ts` of the contract, read from the files: a module that is forgotten elsewhere is found here. */
export const contractRoutes = async (): Promise<Route[]> => {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.routes.ts'))
    .sort()
  const modules = await Promise.all(
    files.map((file) => import(path.join(CONTRACT, file)) as Promise<Record<string, Record<string, Route>>>),
  )
  return modules.flatMap((module) => Object.values(module).flatMap((routes) => Object.values(routes)))
}

/** 'PATCH /ciclo/{id}' */
export const routeName = ({ method, path: url }: Route): string => `${method} ${url}`
