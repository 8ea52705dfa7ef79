import { createSelector } from '@reduxjs/toolkit'
import type { SessionState } from './session.slice'

interface WithSession {
  session: SessionState
}

export const selectToken = (state: WithSession): string | null => state.session.token
export const selectSessionUser = (state: WithSession) => state.session.user
export const selectRoleName = (state: WithSession): string => state.session.roles[0]?.name ?? ''
export const selectRenewedAt = (state: WithSession): number | null => state.session.renewedAt

export const selectEnded = (state: WithSession) => state.session.ended

export const selectPermissions = (state: WithSession) => state.session.permissions

const pair = (module: string, action: string): string => `${module} ${action}`

/** Names are free text: `Compras` is none of the 13 modules, and opens only where granted. */
type Asked = 'public' | 'session' | readonly (readonly [module: string, action: string])[]
export type May = (access: Asked) => boolean

export const selectMay = createSelector([selectToken, selectPermissions], (token, permissions): May => {
  const held = new Set(permissions.map(({ module, action }) => pair(module, action)))
  return (access) => {
    if (access === 'public') return true
    if (token === null) return false
    return access === 'session' || access.some(([module, action]) => held.has(pair(module, action)))
  }
})
