import { ACTIONS, MODULES } from '@contract/domain/permissions'
import type { Grant } from '@contract/http/route'
import type { TestServer } from './harness'

export const GOOD_PASSWORD = 'Ventana#Azul1'

/** Grants as the role form sends them. */
export const pairsOf = (grants: readonly Grant[]) =>
  grants.map(([module, action]) => ({ moduleId: MODULES[module], permissionId: ACTIONS[action] }))

/** All that is needed to administer users and roles. */
export const ADMINISTRATION: Grant[] = (['USUARIOS', 'ROLES'] as const).flatMap((module) =>
  (['CREATE', 'READ', 'UPDATE', 'DELETE'] as const).map((action): Grant => [module, action]),
)

/** Creates roles and users through the API, as the director with every permission. */
export const openPeople = ({ admin, db }: TestServer) => {
  let made = 0

  const addRole = async (grants: readonly Grant[], nameRol = `PUESTO ${++made}`): Promise<number> => {
    const { status, body } = await admin.post('/auth/rol', { nameRol, permissions: pairsOf(grants) })
    if (status !== 200) throw new Error(`no role: ${JSON.stringify(body)}`)
    return body.rol.id
  }

  const addUser = async (
    roleId: number,
    name = `persona ${++made}`,
  ): Promise<{ id: number; name: string }> => {
    const { status, body } = await admin.post('/auth/register', { name, password: GOOD_PASSWORD, roleId })
    if (status !== 200) throw new Error(`no user: ${JSON.stringify(body)}`)
    return { id: body.user.id, name }
  }

  const directora = async () => {
    const row = await db.selectFrom('users').selectAll().orderBy('id').executeTakeFirstOrThrow()
    return { id: row.id, roleId: row.role_id as number }
  }

  return { addRole, addUser, directora }
}
