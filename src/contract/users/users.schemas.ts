import { Type, type Static } from '@sinclair/typebox'
import { Id, LooseText, ok, withTags, type ContractOf } from '../http/schemas'
import { SessionUserSchema } from '../session/session.schemas'

const UserSchema = withTags(
  Type.Object({
    ...SessionUserSchema.properties,
    segundo_factor: Type.Optional(Type.Boolean()),
  }),
  'User',
  'Role',
)
export type User = Static<typeof UserSchema>

/** The password is limited, so that hashing it cannot be made slow. */
const name = LooseText(60)
const password = Type.String({ maxLength: 1000 })

const one = ok({ user: UserSchema })

export const usersSchemas = {
  list: { response: ok({ users: Type.Array(UserSchema) }) },
  create: { body: Type.Object({ name, password, roleId: Id() }), response: one },
  update: {
    body: Type.Object({ name: Type.Optional(name), roleId: Type.Optional(Id()) }),
    response: one,
  },
  changePassword: { body: Type.Object({ password }), response: one },
  delete: { response: one },
}
export type UsersContract = ContractOf<typeof usersSchemas>
