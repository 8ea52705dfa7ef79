import { onlyProblems, type Campos } from '../domain/campos'
import {
  ACTION_LABELS,
  ACTION_NAMES,
  ACTIONS,
  hasPermission,
  MODULE_NAMES,
  MODULES,
  type ActionName,
  type Permission,
} from '../domain/permissions'

export const NO_PERMISSIONS = 'No puedes registrar un rol sin Permisos'
export const EMPTY_ROLE_NAME = 'No puedes dejar el nombre del rol vacio'

export interface RolePair {
  moduleId: number
  permissionId: number
}

const MODULE_BY_ID = new Map(MODULE_NAMES.map((name) => [MODULES[name] as number, name]))
const ACTION_BY_ID = new Map(ACTION_NAMES.map((name) => [ACTIONS[name] as number, name]))

export const pairPermissions = (pairs: readonly RolePair[]): Permission[] =>
  pairs.flatMap(({ moduleId, permissionId }) => {
    const module = MODULE_BY_ID.get(moduleId)
    const action = ACTION_BY_ID.get(permissionId)
    return module && action ? [{ module, action }] : []
  })

export const roleProblems = (role: {
  nameRol?: string | undefined
  permissions: readonly unknown[]
}): Campos =>
  onlyProblems({
    nameRol: role.nameRol === undefined || role.nameRol.trim() ? null : EMPTY_ROLE_NAME,
    permissions: role.permissions.length > 0 ? null : NO_PERMISSIONS,
  })

/** Those a user lacks: nobody may grant or change a role beyond one's own (`decisions/domain/access#nobody-is-locked-out-nobody-rises`). */
export const permissionsBeyond = (own: readonly Permission[], wanted: readonly Permission[]): Permission[] =>
  wanted.filter(({ module, action }) => !hasPermission(own, module, action))

export const permissionLabel = ({ module, action }: Permission): string =>
  `${module} (${ACTION_LABELS[action as ActionName] ?? action})`
