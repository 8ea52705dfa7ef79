import { Type, type Static } from '@sinclair/typebox'
import { entity, Id, LongText, Moment, ok, Text, type ContractOf } from '../http/schemas'

const NoticeSchema = entity('Notice', {
  id: Id(),
  idPadre: Id(),
  usuario: Type.String(),
  remitente: entity('User', { id: Id(), name: Type.String() }),
  titulo: Type.String(),
  descripcion: Type.String(),
  fecha: Moment(),
})
export type Notice = Static<typeof NoticeSchema>

export const noticesSchemas = {
  send: {
    body: Type.Object({
      // Ignored, because the session names the sender; the original client sends a name here.
      usuario: Type.Optional(Type.Unknown()),
      idPadre: Id(),
      titulo: Text(200),
      descripcion: LongText(4000),
    }),
    response: ok({ aviso: NoticeSchema }),
  },
  listByParent: { response: ok({ avisos: Type.Array(NoticeSchema) }) },
}
export type NoticesContract = ContractOf<typeof noticesSchemas>
