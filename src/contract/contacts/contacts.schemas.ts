import { Type, type Static } from '@sinclair/typebox'
import {
  Day,
  entity,
  familyFields,
  Id,
  literals,
  LooseText,
  Moment,
  Nullable,
  ok,
  tagged,
  UserName,
  type ContractOf,
} from '../http/schemas'
import { CONTACT_MEANS } from './contacts.rules'

/** A contact with a family that is behind. It never changes. */
export const ContactSchema = entity('Contact', {
  id: Id(),
  /** The school's day on which it happened. */
  fecha: Type.String(),
  medio: literals(CONTACT_MEANS),
  /** What the family promised; null without a promise. */
  promesa: Nullable(Type.String()),
  /** The day for which it was promised. */
  promesa_fecha: Nullable(Type.String()),
  /** Name of its author. */
  registro: UserName(),
  creado: Moment(),
})
export type Contact = Static<typeof ContactSchema>

export const contactsSchemas = {
  list: {
    query: Type.Object(familyFields()),
    // A child that moves takes along what was said with them.
    response: ok({ contactos: tagged(Type.Array(ContactSchema), 'Parent', 'Student') }),
  },
  create: {
    body: Type.Object({
      ...familyFields(),
      fecha: Day(),
      medio: literals(CONTACT_MEANS),
      promesa: Type.Optional(Nullable(LooseText(500))),
      promesa_fecha: Type.Optional(Nullable(Day())),
    }),
    response: ok({ contacto: ContactSchema }),
  },
}
export type ContactsContract = ContractOf<typeof contactsSchemas>
