import { callsOf, defineRoutes } from '../http/route'
import type { ContactsContract } from './contacts.schemas'

const contacts = callsOf('COLEGIATURAS')

/** Notes about calls to families that are behind (decisions/domain/statements#contacts). */
export const contactsRoutes = defineRoutes<ContactsContract>()({
  list: contacts.get('/morosos/contactos'),
  create: contacts.post('/morosos/contactos', { changes: ['Contact'] }),
})
