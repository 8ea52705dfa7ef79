import { contactsRoutes as routes } from '@contract/contacts/contacts.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { listHook } from '../core/reads'
import { writeHook } from '../core/writes'

const contactsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listContacts: build.query(reading(routes.list, listAt('contactos'))),
    createContact: build.mutation(writing(routes.create)),
  }),
})

export const useCreateContact = writeHook(contactsApi.endpoints.createContact, {
  failed: 'No se pudo registrar el contacto',
  saved: serverMessage,
})

export const useContacts = listHook(contactsApi.endpoints.listContacts)
