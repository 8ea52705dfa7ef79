import { certificatesRoutes as routes } from '@contract/certificates/certificates.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, unwrapList } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { answerHook, fetchHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const certificatesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCertificates: build.query(
      reading(routes.list, (answer) => ({
        constancias: unwrapList(answer, 'constancias'),
        total: answer.total,
      })),
    ),
    previewCertificate: build.query(reading(routes.preview, ({ muestra }) => muestra)),
    listCertificateTexts: build.query(reading(routes.listTexts, listAt('textos'))),
    createCertificate: build.mutation(writing(routes.create)),
    cancelCertificate: build.mutation(writing(routes.cancel)),
    updateCertificateText: build.mutation(writing(routes.updateText)),
  }),
})

export const useCancelCertificate = writeHook(certificatesApi.endpoints.cancelCertificate)
export const useCreateCertificate = writeHook(certificatesApi.endpoints.createCertificate, {
  failed: 'No se hizo la constancia',
})
export const useUpdateCertificateText = writeHook(certificatesApi.endpoints.updateCertificateText, {
  failed: 'No se guardó el texto',
  saved: serverMessage,
})

const { listCertificates, previewCertificate, listCertificateTexts } = certificatesApi.endpoints

export const useCertificates = answerHook(listCertificates)
export const useFetchCertificates = fetchHook(listCertificates)
export const useCertificateSample = answerHook(previewCertificate)
export const useCertificateTexts = listHook(listCertificateTexts)
