import { contactsRoutes as routes } from '@contract/contacts/contacts.routes'
import { contactsSchemas as shapes } from '@contract/contacts/contacts.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { ContactsService } from './contacts.service'

export const contactsPlugin = (api: Api, service: ContactsService): void =>
  contractRoutes(api, routes, shapes, {
    list: async (call) => ({ contactos: await service.list(call, call.query) }),
    create: async (call) => ({
      message: 'Contacto registrado.',
      contacto: await service.create(call, call.body),
    }),
  })
