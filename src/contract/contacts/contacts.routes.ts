import { callsOf, defineRoutes } from '../http/route'
import type { ContactsContract } from './contacts.schemas'
import { contactsShows } from './contacts.shows'

const contacts = callsOf('COLEGIATURAS')

export const contactsRoutes = defineRoutes<ContactsContract>(contactsShows)({
  list: contacts.get('/morosos/contactos'),
  create: contacts.post('/morosos/contactos', { changes: ['Contact'] }),
})
