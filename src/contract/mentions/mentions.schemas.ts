import { Type, type Static } from '@sinclair/typebox'
import { MAX_DESCRIPTION, MAX_TITLE } from '../domain/story'
import {
  pixels,
  Day,
  entity,
  Id,
  LongText,
  LooseText,
  Nullable,
  ok,
  Text,
  type ContractOf,
  PageSchema,
  Total,
  UserName,
} from '../http/schemas'

const MentionSchema = entity('Mention', {
  id: Id(),
  nombre: UserName(),
  titulo: Type.String(),
  descripcion: Type.String(),
  fecha: Day(),
  urlFoto: Type.String(),
  urlMiniatura: Nullable(Type.String()),
  ...pixels(),
})
export type Mention = Static<typeof MentionSchema>

const info = Type.Object({ titulo: Text(MAX_TITLE), fecha: Day(), descripcion: LongText(MAX_DESCRIPTION) })
const one = ok({ mencion: MentionSchema })

export const mentionsSchemas = {
  list: { query: PageSchema, response: ok({ menciones: Type.Array(MentionSchema), total: Total() }) },
  get: { response: one },
  create: { body: info, response: one },
  update: { body: info, response: one },
  replaceImage: {
    /** The link of the image to be replaced. 409 when another user replaced it meanwhile. */
    body: Type.Object({ urlFoto: Type.Optional(LooseText(2000)) }),
    response: one,
  },
  delete: { response: one },
}
export type MentionsContract = ContractOf<typeof mentionsSchemas>
