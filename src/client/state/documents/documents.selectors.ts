import { detailHook, listHook } from '../core/reads'
import { documentsApi } from './documents.api'

const { endpoints } = documentsApi

/** Every kind of document, also those that are switched off. */
export const useDocumentKinds = listHook(endpoints.listDocumentKinds)
/** The pupils in class in a cycle (`ciclo`, default the current one) who lack documents. */
export const useMissingDocuments = listHook(endpoints.listMissingDocuments)
/** What a pupil delivered and lacks. */
export const useStudentDocuments = detailHook(endpoints.listStudentDocuments)
