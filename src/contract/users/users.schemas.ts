import { Type, type Static } from '@sinclair/typebox'
import { Id, LooseText, ok, type ContractOf } from '../http/schemas'
import { SessionUserSchema } from '../session/session.schemas'

/** An office user with the role's permissions: the same row that a session carries. */
export const UserSchema = SessionUserSchema
export type User = Static<typeof UserSchema>

/** Blank ones are told by `userProblems` in the customer's words; lengths are bounded so that hashing cannot be made slow. */
const name = LooseText(60)
const password = Type.String({ maxLength: 1000 })

const one = ok({ user: UserSchema })

export const usersSchemas = {
  list: { response: ok({ users: Type.Array(UserSchema) }) },
  register: { body: Type.Object({ name, password, roleId: Id() }), response: one },
  update: {
    body: Type.Object({ name: Type.Optional(name), roleId: Type.Optional(Id()) }),
    response: one,
  },
  changePassword: { body: Type.Object({ password }), response: one },
  delete: { response: one },
}
export type UsersContract = ContractOf<typeof usersSchemas>
