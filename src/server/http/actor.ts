import { holds, type Permission } from '@contract/domain/permissions'
import type { Access } from '@contract/http/route'

/** Who makes a call: the user behind the token, as the database says at this moment. */
export interface Actor {
  readonly id: number
  readonly name: string
  readonly typeUser: string
  readonly role: { readonly id: number; readonly name: string }
  readonly permissions: readonly Permission[]
  readonly sessionId: number
}

/** Whether the actor may make a call with this access (decisions/domain/access). */
export const mayCall = (access: Access, actor: Actor): boolean =>
  typeof access === 'string' || access.some(([module, action]) => holds(actor.permissions, module, action))
