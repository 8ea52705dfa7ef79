import { answerHook, fetchHook, listHook } from '../core/reads'
import { certificatesApi } from './certificates.api'

const { listCertificates, previewCertificate, listCertificateTexts } = certificatesApi.endpoints

/** A page of the register. */
export const useCertificates = answerHook(listCertificates)
/** The same pages, for a file of all of them. */
export const useFetchCertificates = fetchHook(listCertificates)
export const useCertificateSample = answerHook(previewCertificate)
export const useCertificateTexts = listHook(listCertificateTexts)
