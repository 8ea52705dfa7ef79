import type { Route } from '@contract/http/route'
import { namedRoutes } from './checks/contract'

/** Every route of every `*.routes.ts` of the contract: a module that is forgotten elsewhere is found here. */
export const allRoutes = async (): Promise<Route[]> => (await namedRoutes()).map(({ route }) => route)

/** 'PATCH /ciclo/{id}' */
export const routeName = ({ method, path }: Route): string => `${method} ${path}`
