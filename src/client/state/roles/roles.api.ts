import { DELETED } from '@contract/domain/messages'
import { rolesRoutes as routes } from '@contract/roles/roles.routes'
import type { Role } from '@contract/roles/roles.schemas'
import { pairsOfGrants, type ReadyRole } from '@contract/roles/readyRoles'
import { pairPermissions } from '@contract/roles/roles.rules'
import type { Permission } from '@contract/domain/permissions'
import { readRole } from '../otherServers/staff'
import { askAnew, baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../otherServers/lists'
import { isApiError } from '../core/errors'
import { serverMessage } from '../otherServers/answers'
import { writeHook } from '../core/writes'
import type { AppDispatch, AppThunk } from '../rootReducer'
import { detailHook, listHook } from '../core/reads'

const find = async (dispatch: AppDispatch, name: string): Promise<number | undefined> => {
  const roles = await dispatch(askAnew(rolesApi.endpoints.listRoles, undefined)).unwrap()
  return roles.find((role) => role.name === name)?.id
}

/** Id of a ready-made role, created if missing; never twice, even by two desks or after a lost answer. @throws ApiError */
export const readyRoleId =
  ({ name, grants }: ReadyRole, idempotencyKey: string): AppThunk<Promise<number>> =>
  async (dispatch) => {
    const known = await find(dispatch, name)
    if (known !== undefined) return known
    try {
      const body = {
        nameRol: name,
        permissions: pairsOfGrants(grants),
        idempotencyKey: `${idempotencyKey} rol`,
      }
      const { rol } = await dispatch(rolesApi.endpoints.createRole.initiate(body, { track: false })).unwrap()
      return rol.id
    } catch (error) {
      const made = isApiError(error) && error.status === 409 ? await find(dispatch, name) : undefined
      if (made === undefined) throw error
      return made
    }
  }

export const rolesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRoles: build.query(reading(routes.list, listAt('roles', readRole))),
    getRole: build.query(reading(routes.get, rowAt('rol', readRole))),
    createRole: build.mutation(writing(routes.create)),
    updateRole: build.mutation(writing(routes.update)),
    deleteRole: build.mutation(writing(routes.delete)),
  }),
})

export const useCreateRole = writeHook(rolesApi.endpoints.createRole, {
  failed: 'Ocurrio un Problema al Registrar el Rol',
  saved: serverMessage,
})
export const useUpdateRole = writeHook(rolesApi.endpoints.updateRole, { failed: 'UPS!!' })
export const useDeleteRole = writeHook(rolesApi.endpoints.deleteRole, {
  failed: 'Ocurrio un error al Eliminar el Rol',
  saved: DELETED,
})

export const rolePermissions = ({ permissions }: Pick<Role, 'permissions'>): Permission[] =>
  pairPermissions(permissions.map(({ moduleId, permission }) => ({ moduleId, permissionId: permission.id })))

export const useRoles = listHook(rolesApi.endpoints.listRoles)
export const useRole = detailHook(rolesApi.endpoints.getRole)
