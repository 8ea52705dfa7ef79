import type { Permission } from '@contract/domain/permissions'
import type { Access } from '@contract/http/route'
import type { SessionState } from './session.slice'

interface WithSession {
  session: SessionState
}

export const selectToken = (state: WithSession): string | null => state.session.token
export const selectSessionUser = (state: WithSession) => state.session.user
export const selectRoleName = (state: WithSession): string => state.session.roles[0]?.name ?? ''
export const selectRenewedAt = (state: WithSession): number | null => state.session.renewedAt

/** The session that ended in this window, while nobody is signed in. */
export const selectEnded = (state: WithSession) => state.session.ended

export const selectPermissions = (state: WithSession) => state.session.permissions

const pair = (module: string, action: string): string => `${module} ${action}`

/** Every part of a page that draws asks several times: looked up, not walked through. */
const held = new WeakMap<readonly Permission[], ReadonlySet<string>>()
const heldOf = (permissions: readonly Permission[]): ReadonlySet<string> => {
  const kept = held.get(permissions)
  if (kept) return kept
  const made = new Set(permissions.map(({ module, action }) => pair(module, action)))
  held.set(permissions, made)
  return made
}

/** Whether the user holds module and action. Names are free text: `Compras` is none of the 13 and shows only when granted. */
export const selectCan = (state: WithSession, module: string, action: string): boolean =>
  heldOf(state.session.permissions).has(pair(module, action))

/** Whether the user may make a call or open a screen with this access, by the table the server uses too. */
export const selectMay = (state: WithSession, access: Access): boolean => {
  if (access === 'public') return true
  if (state.session.token === null) return false
  return access === 'session' || access.some(([module, action]) => selectCan(state, module, action))
}
