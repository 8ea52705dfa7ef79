import { callsOf, defineRoutes } from '../http/route'
import type { ContactsContract } from './contacts.schemas'

const contacts = callsOf('COLEGIATURAS')

/** What was said with a family that is behind (decisions/domain/statements#contacts). */
export const contactsRoutes = defineRoutes<ContactsContract>()({
  list: contacts.get('/morosos/contactos'),
  create: contacts.post('/morosos/contactos', { changes: ['Contact'] }),
})
