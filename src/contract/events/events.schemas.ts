import { Type, type Static } from '@sinclair/typebox'
import { MAX_DESCRIPTION, MAX_TITLE } from '../domain/story'
import {
  pixels,
  Day,
  entity,
  Id,
  literals,
  LongText,
  Nullable,
  ok,
  Text,
  type ContractOf,
  PageSchema,
  Total,
  UserName,
} from '../http/schemas'

const EventFileSchema = Type.Object({
  tipo: literals(['image', 'video']),
  urlFoto: Type.String(),
  urlMiniatura: Nullable(Type.String()),
  ...pixels(),
})
export type EventFile = Static<typeof EventFileSchema>

const EventSchema = entity('SchoolEvent', {
  id: Id(),
  nombre: UserName(),
  titulo: Type.String(),
  descripcion: Type.String(),
  fecha: Day(),
  /** Signed links in the event's order; the first is an image. */
  urlFoto: Type.Array(Type.String()),
  archivos: Type.Array(EventFileSchema),
})
export type SchoolEvent = Static<typeof EventSchema>

const info = { titulo: Text(MAX_TITLE), descripcion: LongText(MAX_DESCRIPTION), fecha: Day() }
const one = ok({ evento: EventSchema })

export const eventsSchemas = {
  list: { query: PageSchema, response: ok({ eventos: Type.Array(EventSchema), total: Total() }) },
  get: { response: one },
  create: { body: Type.Object(info), response: one },
  update: { body: Type.Object(info), response: one },
  replaceFiles: {
    /** Links to keep, as a JSON list, because multipart carries only text. */
    body: Type.Object({
      fotos: Type.String({ maxLength: 20_000, json: true }),
      /** A new order: places count from 0 through the kept files, then the added ones. */
      orden: Type.Optional(Type.String({ maxLength: 200, json: true })),
    }),
    response: one,
  },
  delete: { response: one },
}
export type EventsContract = ContractOf<typeof eventsSchemas>
