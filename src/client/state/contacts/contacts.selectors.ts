import { listHook } from '../core/reads'
import { contactsApi } from './contacts.api'

export const useContacts = listHook(contactsApi.endpoints.listContacts)
