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
  withTags,
  UserName,
  type ContractOf,
} from '../http/schemas'
import { CONTACT_MEANS } from './contacts.rules'

export const ContactSchema = entity('Contact', {
  id: Id(),
  fecha: Type.String(),
  medio: literals(CONTACT_MEANS),
  promesa: Nullable(Type.String()),
  promesa_fecha: Nullable(Type.String()),
  registro: UserName(),
  creado: Moment(),
})
export type Contact = Static<typeof ContactSchema>

export const contactsSchemas = {
  list: {
    query: Type.Object(familyFields()),
    // A child that changes family takes along what was noted about it, hence the tags.
    response: ok({ contactos: withTags(Type.Array(ContactSchema), 'Parent', 'Student') }),
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
