import { Type, type Static } from '@sinclair/typebox'
import { Day, Id, literals, LooseText, Moment, Nullable, ok, type ContractOf } from '../http/schemas'
import { CONTACT_MEANS } from './contacts.rules'

/** A contact with a family that is behind; it is never changed. */
export const ContactSchema = Type.Object({
  id: Id(),
  /** The school's day it happened on. */
  fecha: Type.String(),
  medio: literals(CONTACT_MEANS),
  /** What was promised; null when nothing was. */
  promesa: Nullable(Type.String()),
  /** The day it was promised for. */
  promesa_fecha: Nullable(Type.String()),
  /** Name of who wrote it down, and when. */
  registro: Type.String(),
  creado: Moment(),
})
export type Contact = Static<typeof ContactSchema>

const family = { padreId: Type.Optional(Id()), alumnoId: Type.Optional(Id()) }

export const contactsSchemas = {
  /** Of one family, the newest first. */
  list: { query: Type.Object(family), response: ok({ contactos: Type.Array(ContactSchema) }) },
  create: {
    body: Type.Object({
      ...family,
      fecha: Day(),
      medio: literals(CONTACT_MEANS),
      promesa: Type.Optional(Nullable(LooseText(500))),
      promesa_fecha: Type.Optional(Nullable(Day())),
    }),
    response: ok({ contacto: ContactSchema }),
  },
}
export type ContactsContract = ContractOf<typeof contactsSchemas>
