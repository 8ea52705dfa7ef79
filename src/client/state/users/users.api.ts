import { useCallback } from 'react'
import { DELETED, PASSWORD_NOT_CHANGED, USER_CREATED } from '@contract/domain/messages'
import { READY_ROLES, type ReadyRole } from '@contract/roles/readyRoles'
import { usersRoutes as routes } from '@contract/users/users.routes'
import { readUser } from '../otherServers/staff'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { listHook } from '../core/reads'
import { useAppDispatch } from '../hooks'
import { readyRoleId } from '../roles/roles.api'
import { writeHook, type Running } from '../core/writes'

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query(reading(routes.list, listAt('users', readUser))),
    createUser: build.mutation(writing(routes.create)),
    updateUser: build.mutation(writing(routes.update)),
    changePassword: build.mutation(writing(routes.changePassword)),
    deleteUser: build.mutation(writing(routes.delete)),
  }),
})

export type RoleChoice = number | string

export const readyRoleOf = (choice: RoleChoice | null): ReadyRole | undefined =>
  Object.values<ReadyRole>(READY_ROLES).find(({ name }) => name === choice)

interface Keyed {
  idempotencyKey: string
}

/** Two calls as one write: the ready-made role, unless the school has it, then the user with its id. */
const withRole = <Arg extends object, Answer>(endpoint: {
  useMutation: () => readonly [
    trigger: (arg: Arg & Keyed & { roleId: number }) => Running<Answer>,
    ...rest: unknown[],
  ]
}) => ({
  useMutation: function useWithRole() {
    const [trigger] = endpoint.useMutation()
    const dispatch = useAppDispatch()
    const send = useCallback(
      (arg: Omit<Arg, 'roleId'> & Keyed & { roleId: RoleChoice }): Running<Answer> => {
        let running: Running<Answer> | undefined
        const idOf = async (): Promise<number> => {
          const ready = readyRoleOf(arg.roleId)
          return ready ? dispatch(readyRoleId(ready, arg.idempotencyKey)) : Number(arg.roleId)
        }
        return {
          unwrap: async () => {
            // A cast: TypeScript does not see that a generic type without a key, with that key added, is the type itself.
            running = trigger({ ...(arg as unknown as Arg & Keyed), roleId: await idOf() })
            return running.unwrap()
          },
          abort: () => running?.abort(),
        }
      },
      [dispatch, trigger],
    )
    return [send] as const
  },
})

export const useCreateUser = writeHook(withRole(usersApi.endpoints.createUser), {
  failed: 'Ocurrio un Problema al Registrar el Usuario',
  saved: USER_CREATED,
})
export const useUpdateUser = writeHook(withRole(usersApi.endpoints.updateUser), {
  failed: 'Ocurrio un Error al actualizar la informacion del Usuario',
  saved: serverMessage,
})

export const useChangePassword = writeHook(usersApi.endpoints.changePassword, {
  failed: PASSWORD_NOT_CHANGED,
  saved: serverMessage,
})
export const useDeleteUser = writeHook(usersApi.endpoints.deleteUser, {
  failed: 'Ocurrio un Error al intentar Eliminar el Usurio',
  saved: DELETED,
})

export const useUsers = listHook(usersApi.endpoints.listUsers)
