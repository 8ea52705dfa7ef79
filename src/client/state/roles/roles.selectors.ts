import { createSelector } from '@reduxjs/toolkit'
import { pairPermissions } from '@contract/roles/roles.rules'
import type { Permission } from '@contract/domain/permissions'
import type { Role } from '@contract/roles/roles.schemas'
import { detailHook, listHook } from '../core/reads'
import { rolesApi } from './roles.api'

const NONE: readonly Role[] = []

/** Roles in the server's order; none until they are here. */
export const selectRoles = createSelector(
  [rolesApi.endpoints.listRoles.select()],
  ({ data }): readonly Role[] => data ?? NONE,
)

/** What a role grants, as sessions carry it. */
export const rolePermissions = ({ permissions }: Pick<Role, 'permissions'>): Permission[] =>
  pairPermissions(permissions.map(({ moduleId, permission }) => ({ moduleId, permissionId: permission.id })))

export const useRoles = listHook(rolesApi.endpoints.listRoles)
export const useRole = detailHook(rolesApi.endpoints.getRole)
