import { Type, type Static } from '@sinclair/typebox'
import { Id, LongText, Moment, ok, Text, type ContractOf } from '../http/schemas'

const NoticeSchema = Type.Object({
  id: Id(),
  idPadre: Id(),
  /** What the parent sees as the sender: always `NOTICE_SENDER`. */
  usuario: Type.String(),
  /** Who really sent it; for the office. */
  remitente: Type.Object({ id: Id(), name: Type.String() }),
  titulo: Type.String(),
  descripcion: Type.String(),
  fecha: Moment(),
})
export type Notice = Static<typeof NoticeSchema>

export const noticesSchemas = {
  send: {
    body: Type.Object({
      // The original sends a name; who sends it is known from the session, so it is not read.
      usuario: Type.Optional(Type.Unknown()),
      idPadre: Id(),
      titulo: Text(200),
      descripcion: LongText(4000),
    }),
    response: ok({ aviso: NoticeSchema }),
  },
  listOfParent: { response: ok({ avisos: Type.Array(NoticeSchema) }) },
}
export type NoticesContract = ContractOf<typeof noticesSchemas>
