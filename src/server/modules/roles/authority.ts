import { type Permission } from '@contract/domain/permissions'
import { permissionLabel, permissionsBeyond } from '@contract/roles/roles.rules'
import type { WriteCall } from '../../http/contractRoute'
import { conflict, forbidden, unauthorized } from '../../http/problem'
import { countAdministrators, findPermissionsOf, lockAuthority } from './roles.queries'

/** Named in a refusal; the rest are counted. */
const NAMED = 3

const listed = (permissions: readonly Permission[]): string => {
  const names = permissions.slice(0, NAMED).map(permissionLabel).join(', ')
  const more = permissions.length - NAMED
  return more > 0 ? `${names} y ${more} más` : names
}

/**
 * The guards over users and roles (decisions/domain/access): nobody gets more than the giver holds, nobody is locked out. Every write of either module begins with
 * `open`, which lets one of them through at a time, so that what a guard has seen still holds at the commit.
 */
export const createAuthority = () => ({
  /**
   * Waits for its turn and answers what the actor holds now: the role may have changed since the call was let in.
   * @throws 401 when the actor was deleted meanwhile
   */
  open: async ({ db, actor }: WriteCall): Promise<readonly Permission[]> => {
    await lockAuthority(db)
    const own = await findPermissionsOf(db, actor.id)
    if (!own) throw unauthorized()
    return own
  },

  /** @throws 403 when a role holds what the actor lacks: neither it nor its holders are theirs to touch */
  assertWithin: (own: readonly Permission[], role: readonly Permission[]): void => {
    const beyond = permissionsBeyond(own, role)
    if (beyond.length > 0) throw forbidden(`Hace falta un permiso que tú no tienes: ${listed(beyond)}.`)
  },

  /**
   * After a change, before its commit.
   * @throws 409 when nobody would be left who can administer users and roles; the change is undone
   */
  assertAdministered: async ({ db }: WriteCall): Promise<void> => {
    if ((await countAdministrators(db)) === 0)
      throw conflict('No se puede: ya nadie podría administrar los usuarios y los roles.')
  },
})
export type Authority = ReturnType<typeof createAuthority>
