import type { RolePair } from '@contract/roles/roles.rules'
import type { Role } from '@contract/roles/roles.schemas'
import { sortPairs } from './role.pairs'

export interface RoleValues {
  nameRol: string
  permissions: readonly RolePair[]
}

/** A role as its form holds it. */
export const valuesOf = ({ name, permissions }: Pick<Role, 'name' | 'permissions'>): RoleValues => ({
  nameRol: name,
  permissions: sortPairs(
    permissions.map(({ moduleId, permission }) => ({ moduleId, permissionId: permission.id })),
  ),
})
