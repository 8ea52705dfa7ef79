import { type Permission } from '@contract/domain/permissions'
import { permissionLabel, permissionsBeyond } from '@contract/roles/roles.rules'
import { assertProved } from '../../http/actor'
import type { WriteCall } from '../../http/call'
import { conflict, forbidden, found, unauthorized } from '../../shared/problem'
import { countAdministrators, findPermissionsOf, lockAuthority } from './roles.queries'

/** Permissions a refusal names; the rest are counted. */
const NAMED = 3

const firstLabels = (permissions: readonly Permission[]): string => {
  const names = permissions.slice(0, NAMED).map(permissionLabel).join(', ')
  const more = permissions.length - NAMED
  return more > 0 ? `${names} y ${more} más` : names
}

/** Nobody grants more than their own permissions, and someone who can administer always remains (decisions/domain/access). Start with `open`: one write at a time. */
export const createAuthority = () => {
  /** Locks, then reads the actor's permissions, which may have changed since the call began. @throws 401 the user was deleted meanwhile */
  const open = async ({ db, actor }: WriteCall): Promise<readonly Permission[]> => {
    await lockAuthority(db)
    const own = await findPermissionsOf(db, actor.id)
    if (!own) throw unauthorized()
    return own
  }

  /** @throws 403 the role has a permission that the user lacks: neither it nor its users may then be changed */
  const assertWithin = (own: readonly Permission[], role: readonly Permission[]): void => {
    const beyond = permissionsBeyond(own, role)
    if (beyond.length > 0) throw forbidden(`Hace falta un permiso que tú no tienes: ${firstLabels(beyond)}.`)
  }

  return {
    open,
    assertWithin,

    /** As `open`, and the actor needs every permission of this user. @throws 403 · 404 */
    openOver: async (call: WriteCall, userId: number): Promise<void> => {
      const own = await open(call)
      assertWithin(own, found(await findPermissionsOf(call.db, userId), 'No existe este usuario.'))
    },

    /** Whoever grants these two modules can grant everything, so proof of identity must be recent (decisions/domain/session#once-more). @throws 403 CONFIRMAR */
    assertMayGrant: ({ actor, now }: WriteCall, granted: readonly Permission[]): void => {
      if (granted.some(({ module }) => module === 'USUARIOS' || module === 'ROLES')) assertProved(actor, now)
    },

    /** Called before the commit, so that its error rolls back. @throws 409 nobody would be left who may administer roles */
    assertAdministered: async ({ db }: WriteCall): Promise<void> => {
      if ((await countAdministrators(db)) === 0)
        throw conflict('No se puede: ya nadie podría administrar los usuarios y los roles.')
    },
  }
}
export type Authority = ReturnType<typeof createAuthority>
