import { defineRoutes } from '../http/route'
import type { ContactsContract } from './contacts.schemas'

/** What was said with a family that is behind (decisions/domain/statements#contacts). */
export const contactsRoutes = defineRoutes<ContactsContract>()({
  list: { method: 'GET', path: '/morosos/contactos', access: [['COLEGIATURAS', 'READ']] },
  create: {
    method: 'POST',
    path: '/morosos/contactos',
    access: [['COLEGIATURAS', 'CREATE']],
    changes: ['Contact'],
  },
})
