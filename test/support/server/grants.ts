import { ACTION_NAMES, ACTIONS, MODULE_NAMES, MODULES } from '@contract/domain/permissions'
import type { Grant } from '@contract/http/route'
import type { Db } from '@server/db/database'

export const EVERY_GRANT: readonly Grant[] = MODULE_NAMES.flatMap((module) =>
  ACTION_NAMES.map((action): Grant => [module, action]),
)

/** From the next call of the role's users on: roles are looked up each time. */
export const setGrants = async (db: Db, roleId: number, grants: readonly Grant[]): Promise<void> => {
  await db.deleteFrom('role_permissions').where('role_id', '=', roleId).execute()
  const rows = grants.map(([module, action]) => ({
    role_id: roleId,
    module_id: MODULES[module],
    permission_id: ACTIONS[action],
  }))
  if (rows.length > 0) await db.insertInto('role_permissions').values(rows).execute()
}
