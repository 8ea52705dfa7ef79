import { Type, type Static } from '@sinclair/typebox'
import { Id, Moment, Nullable, ok, type ContractOf } from '../http/schemas'

export const BackupSchema = Type.Object({
  fecha: Moment(),
  /** Made by itself at night. */
  automatico: Type.Boolean(),
  cifrado: Type.Boolean(),
  bytes: Type.Integer({ minimum: 1 }),
})
export type Backup = Static<typeof BackupSchema>

export const backupsSchemas = {
  last: {
    response: ok({
      respaldo: Nullable(BackupSchema),
      /** The school has none of the last seven days. */
      atrasado: Type.Boolean(),
      /** Why the last nightly one was not made, in a sentence; null once there is a newer one. */
      fallo: Nullable(Type.String()),
      /** The computer's clock was set back: the newest payment is later than now. Missing while it is right. */
      reloj_atrasado: Type.Optional(Type.Object({ folio: Id(), fecha: Moment() })),
    }),
  },
}
export type BackupsContract = ContractOf<typeof backupsSchemas>
