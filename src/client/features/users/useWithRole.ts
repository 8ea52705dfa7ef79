import { useCallback } from 'react'
import { READY_ROLES, type ReadyRole } from '@contract/roles/readyRoles'
import { useAppDispatch } from '../../state/hooks'
import { readyRoleId } from '../../state/roles/roles.api'

/** A role as a user's form chooses it: the id of one of the school's, or the name of a ready one that the school does not have yet. */
export type RoleChoice = number | string

export const readyRoleOf = (choice: RoleChoice | null): ReadyRole | undefined =>
  Object.values<ReadyRole>(READY_ROLES).find(({ name }) => name === choice)

interface Running<Answer> {
  unwrap: () => Promise<Answer>
  abort: () => void
}

interface Keyed {
  idempotencyKey: string
}

/** Sends two calls as one write: the ready role, unless the school has it, then the user with the role's id. */
export const useWithRole = <Arg extends object, Answer>(
  trigger: (arg: Arg & Keyed & { roleId: number }) => Running<Answer>,
): ((arg: Omit<Arg, 'roleId'> & Keyed & { roleId: RoleChoice }) => Running<Answer>) => {
  const dispatch = useAppDispatch()
  return useCallback(
    (arg) => {
      let running: Running<Answer> | undefined
      const idOf = async (): Promise<number> => {
        const ready = readyRoleOf(arg.roleId)
        return ready ? dispatch(readyRoleId(ready, arg.idempotencyKey)) : Number(arg.roleId)
      }
      return {
        unwrap: async () => {
          running = trigger({ ...(arg as unknown as Arg & Keyed), roleId: await idOf() })
          return running.unwrap()
        },
        abort: () => running?.abort(),
      }
    },
    [dispatch, trigger],
  )
}
