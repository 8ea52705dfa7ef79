import { Type, type Static } from '@sinclair/typebox'
import { Id, LooseText, ok, type ContractOf } from '../http/schemas'

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
      // Failed attempts of a known browser are counted apart, so strangers cannot lock its user out.
      dispositivo: Type.Optional(Type.String({ maxLength: 300 })),
      /** Six digits or a recovery code; blanks and dashes are ignored. */
      codigo: Type.Optional(Type.String({ maxLength: 60 })),
      /** Remembers this browser for 30 days, in which it asks for no code. */
      recordar: Type.Optional(Type.Boolean()),
    }),
    response: ok({ ...signedIn, dispositivo: Type.Optional(Type.String()) }),
  },
  verify: { response: ok(signedIn) },
  changePassword: {
    body: Type.Object({
      actual: Type.String({ maxLength: 200 }),
      password: Type.String({ maxLength: 1000 }),
      codigo: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    response: ok({}),
  },
  logout: { response: ok({}) },
  /** Either field; a user with a second factor confirms with a code. */
  confirm: {
    body: Type.Object({
      password: Type.Optional(Type.String({ maxLength: 200 })),
      codigo: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    response: ok({}),
  },
  getCommonPasswords: { response: ok({ palabras: Type.Array(Type.String()) }) },
}
export type SessionContract = ContractOf<typeof sessionSchemas>
