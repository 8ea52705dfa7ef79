import { Type, type Static } from '@sinclair/typebox'
import { Id, LooseText, ok, type ContractOf } from '../http/schemas'

/** The signed-in user with the permissions of the role. */
export const SessionUserSchema = Type.Object({
  id: Id(),
  name: Type.String(),
  typeUser: Type.String(),
  role: Type.Object({ id: Id(), name: Type.String() }),
  permissions: Type.Array(Type.Object({ module: Type.String(), action: Type.String() })),
})
export type SessionUser = Static<typeof SessionUserSchema>

const signedIn = { token: Type.String(), user: SessionUserSchema }

export const sessionSchemas = {
  login: {
    // The length is limited so that hashing a password cannot be made slow; the service reports blanks.
    body: Type.Object({
      user: LooseText(200),
      password: Type.String({ maxLength: 200 }),
      // The device code of an earlier sign-in: failed attempts of this browser are then counted separately, so strangers cannot
      // lock it out.
      dispositivo: Type.Optional(Type.String({ maxLength: 300 })),
    }),
    response: ok({ ...signedIn, dispositivo: Type.Optional(Type.String()) }),
  },
  verify: { response: ok(signedIn) },
  changePassword: {
    body: Type.Object({
      actual: Type.String({ maxLength: 200 }),
      password: Type.String({ maxLength: 1000 }),
    }),
    response: ok({}),
  },
  logout: { response: ok({}) },
}
export type SessionContract = ContractOf<typeof sessionSchemas>
