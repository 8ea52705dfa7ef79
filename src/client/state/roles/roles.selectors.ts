import { pairPermissions } from '@contract/roles/roles.rules'
import type { Permission } from '@contract/domain/permissions'
import type { Role } from '@contract/roles/roles.schemas'
import { detailHook, listHook } from '../core/reads'
import { rolesApi } from './roles.api'

export const rolePermissions = ({ permissions }: Pick<Role, 'permissions'>): Permission[] =>
  pairPermissions(permissions.map(({ moduleId, permission }) => ({ moduleId, permissionId: permission.id })))

export const useRoles = listHook(rolesApi.endpoints.listRoles)
export const useRole = detailHook(rolesApi.endpoints.getRole)
