import { Type, type Static } from '@sinclair/typebox'
import { Day, Id, literals, LooseText, Moment, Nullable, ok, type ContractOf } from '../http/schemas'
import { CONTACT_MEANS } from './contacts.rules'

/** A contact with a family that is behind. It never changes. */
export const ContactSchema = Type.Object({
  id: Id(),
  /** The school's day on which it happened. */
  fecha: Type.String(),
  medio: literals(CONTACT_MEANS),
  /** What the family promised; null without a promise. */
  promesa: Nullable(Type.String()),
  /** The day for which it was promised. */
  promesa_fecha: Nullable(Type.String()),
  /** Name of its author. */
  registro: Type.String(),
  creado: Moment(),
})
export type Contact = Static<typeof ContactSchema>

const family = { padreId: Type.Optional(Id()), alumnoId: Type.Optional(Id()) }

export const contactsSchemas = {
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
