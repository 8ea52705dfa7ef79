import {
  ACTION_NAMES,
  type ActionName,
  ACTIONS,
  hasPermission,
  MODULE_NAMES,
  type ModuleName,
  MODULES,
  type Permission,
} from '@contract/domain/permissions'
import { pairPermissions, type RolePair } from '@contract/roles/roles.rules'
import type { Role } from '@contract/roles/roles.schemas'

export type Mark = 'all' | 'some' | 'none'

export const pairOf = (module: ModuleName, action: ActionName): RolePair => ({
  moduleId: MODULES[module],
  permissionId: ACTIONS[action],
})

export const modulePairs = (module: ModuleName): RolePair[] =>
  ACTION_NAMES.map((action) => pairOf(module, action))
export const actionPairs = (action: ActionName): RolePair[] =>
  MODULE_NAMES.map((module) => pairOf(module, action))
export const ALL_PAIRS: readonly RolePair[] = MODULE_NAMES.flatMap(modulePairs)

const pairKey = ({ moduleId, permissionId }: RolePair): number => moduleId * 10 + permissionId
const pairKeys = (pairs: readonly RolePair[]): Set<number> => new Set(pairs.map(pairKey))

/** In a fixed order and without repeats, so that equal choices compare equal. */
export const sortPairs = (pairs: readonly RolePair[]): RolePair[] => {
  const keys = pairKeys(pairs)
  return ALL_PAIRS.filter((pair) => keys.has(pairKey(pair)))
}

export const setPairs = (
  chosen: readonly RolePair[],
  changed: readonly RolePair[],
  on: boolean,
): RolePair[] => {
  if (on) return sortPairs([...chosen, ...changed])
  const keys = pairKeys(changed)
  return sortPairs(chosen.filter((pair) => !keys.has(pairKey(pair))))
}

export const markOf = (chosen: readonly RolePair[], among: readonly RolePair[]): Mark => {
  const keys = pairKeys(chosen)
  const count = among.filter((pair) => keys.has(pairKey(pair))).length
  if (count === 0) return 'none'
  return count === among.length ? 'all' : 'some'
}

/** The pairs that the user has: others cannot be given (`decisions/domain/access`). */
export const grantable = (own: readonly Permission[], pairs: readonly RolePair[]): RolePair[] =>
  pairs.filter((pair) =>
    pairPermissions([pair]).every(({ module, action }) => hasPermission(own, module, action)),
  )

export interface RoleValues {
  nameRol: string
  exige_segundo_factor: boolean
  permissions: readonly RolePair[]
}

export const valuesOf = ({
  name,
  permissions,
  exige_segundo_factor = false,
}: Pick<Role, 'name' | 'permissions' | 'exige_segundo_factor'>): RoleValues => ({
  nameRol: name,
  exige_segundo_factor,
  permissions: sortPairs(
    permissions.map(({ moduleId, permission }) => ({ moduleId, permissionId: permission.id })),
  ),
})
