import { Type, type Static } from '@sinclair/typebox'
import { entity, Id, Moment, Nullable, ok, type ContractOf } from '../http/schemas'

const BackupSchema = entity('Backup', {
  fecha: Moment(),
  automatico: Type.Boolean(),
  cifrado: Type.Boolean(),
  bytes: Type.Integer({ minimum: 1 }),
})
export type Backup = Static<typeof BackupSchema>

export const backupsSchemas = {
  last: {
    response: ok({
      respaldo: Nullable(BackupSchema),
      atrasado: Type.Boolean(),
      fallo: Nullable(Type.String()),
      /** The newest payment lies in the future, so the computer's clock was set back. Missing while the clock is right. */
      reloj_atrasado: Type.Optional(Type.Object({ folio: Id(), fecha: Moment() })),
    }),
  },
}
export type BackupsContract = ContractOf<typeof backupsSchemas>
