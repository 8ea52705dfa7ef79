import { Type, type Static } from '@sinclair/typebox'
import { entity, Moment, Nullable, ok, type ContractOf } from '../http/schemas'

const FactorSchema = entity('SignIn', {
  activo: Type.Boolean(),
  desde: Nullable(Moment()),
  codigos_restantes: Type.Integer(),
  exigido: Type.Boolean(),
  /** Its key was lost, as after a restore on another machine: the factor must be set up again. */
  perdido: Type.Boolean(),
})
export type Factor = Static<typeof FactorSchema>

const password = Type.String({ maxLength: 200 })
const codigo = Type.String({ maxLength: 60 })
const one = ok({ segundo_factor: FactorSchema })
/** Shown once: only their hashes are kept. */
const codes = ok({ codigos: Type.Array(Type.String()) })

export const secondFactorSchemas = {
  get: { response: one },
  prepare: {
    body: Type.Object({ password }),
    /** `uri` is `otpauth://…` for a QR, `secreto` the same secret in Base32. */
    response: ok({ preparado: Type.Object({ uri: Type.String(), secreto: Type.String() }) }),
  },
  confirm: { body: Type.Object({ codigo }), response: codes },
  renewCodes: { body: Type.Object({ password, codigo }), response: codes },
  delete: { body: Type.Object({ password, codigo }), response: one },
  reset: { response: ok({}) },
}
export type SecondFactorContract = ContractOf<typeof secondFactorSchemas>
