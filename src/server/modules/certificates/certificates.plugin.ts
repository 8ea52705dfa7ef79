import { certificatesRoutes as routes } from '@contract/certificates/certificates.routes'
import { certificateFilename, certificatePath } from '@contract/certificates/certificates.rules'
import { certificatesSchemas as shapes } from '@contract/certificates/certificates.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { callNow, type Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { cancelReason } from '../../http/ledgerAnswers'
import { ASKED_BY, type Papers } from '../../pdf/documents'
import type { drawCertificate } from './certificate.paper'
import type { CertificateRow } from './certificates.queries'
import type { CertificatesService } from './certificates.service'

const KIND = 'constancia'

export const certificatesPlugin = (api: Api, papers: Papers, service: CertificatesService): void => {
  const withLink = (row: CertificateRow, { actor }: { actor: { id: number } }) => {
    const paper = { id: row.id, [ASKED_BY]: actor.id }
    return { ...row, urlPdf: papers.link(KIND, certificateFilename(row.folio), paper) }
  }
  contractRoutes(api, routes, shapes, {
    list: async (call) => {
      const { rows, total } = await service.list(call, call.query)
      return { constancias: rows.map((row) => withLink(row, call)), total }
    },
    create: async (call) => {
      const constancia = withLink(await service.create(call, call.body), call)
      return { message: `Constancia ${folioLabel(constancia.folio)} lista.`, constancia }
    },
    cancel: async (call) => {
      const constancia = withLink(await service.cancel(call, call.params.id, cancelReason(call)), call)
      return { message: `La constancia ${folioLabel(constancia.folio)} quedó cancelada.`, constancia }
    },
    preview: async (call) => ({ muestra: await service.preview(call, call.body) }),
    listTexts: async (call) => ({ textos: await service.listTexts(call) }),
    updateText: async (call) => ({
      message: 'El texto se guardó.',
      texto: await service.updateText(call, call.params.cual, call.body),
    }),
    check: async (call) => ({
      constancia: {
        ...(await service.check(call, call.params.codigo)),
        escuela: await papers.schoolName(),
      },
    }),
  })
  papers.route<typeof drawCertificate>(KIND, async (asked) => {
    const { printed, signature } = await service.printed(callNow(api), Number(asked.params['id']))
    const link = papers.publicBase(asked) + certificatePath(printed.codigo)
    return [await papers.school(), { ...printed, signature, link }]
  })
}
