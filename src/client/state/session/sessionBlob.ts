import type { SessionUser } from '@contract/session/session.schemas'
import { isOwnToken } from './storedSession'

/** All that the browser keeps between visits. */
export interface SessionBlob {
  token: string | null
  user: Pick<SessionUser, 'id' | 'name' | 'typeUser'> | null
  roles: SessionUser['role'][]
  permissions: SessionUser['permissions']
}

export const SIGNED_OUT: SessionBlob = { token: null, user: null, roles: [], permissions: [] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRole = (value: unknown): boolean => isObject(value) && typeof value['name'] === 'string'
const isPermission = (value: unknown): boolean =>
  isObject(value) && typeof value['module'] === 'string' && typeof value['action'] === 'string'
const isUser = (value: unknown): boolean =>
  isObject(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string'

/** Other characters are invalid in a header and would make every call throw. */
const isToken = (value: unknown): boolean => typeof value === 'string' && /^[!-~]+$/.test(value)

const readBlob = (value: unknown): SessionBlob => {
  if (!isObject(value)) return SIGNED_OUT
  const { token, user, roles, permissions } = value
  const whole =
    isToken(token) &&
    isUser(user) &&
    Array.isArray(roles) &&
    roles.every(isRole) &&
    Array.isArray(permissions) &&
    permissions.every(isPermission)
  return whole ? ({ token, user, roles, permissions } as SessionBlob) : SIGNED_OUT
}

/** Signed out if it has another shape, or if the token is the mask of a recorded log. */
export const readStored = (value: unknown): SessionBlob => {
  const blob = readBlob(value)
  return isOwnToken(blob.token) ? blob : SIGNED_OUT
}

export const readAnswer = (answer: unknown): SessionBlob => {
  if (!isObject(answer) || !isObject(answer['user'])) return SIGNED_OUT
  const { id, name, typeUser, role, permissions } = answer['user']
  return readBlob({
    token: answer['token'],
    user: { id, name, typeUser },
    roles: role ? [role] : [],
    permissions: permissions ?? [],
  })
}
