import { invoicesRoutes } from '@contract/invoices/invoices.routes'
import { invoicesSchemas, type InvoicesContract } from '@contract/invoices/invoices.schemas'
import { broughtText } from '@contract/invoices/stamped.rules'
import { countText } from '@contract/domain/text'
import { holderOf } from '../../files/links'
import { createSignature } from '../../files/signature'
import { callNow, type Api, type ReadCall } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { fileRoute, type AnsweredFile } from '../../http/fileRoute'
import type { Papers } from '../../pdf/documents'
import { forbidden } from '../../shared/problem'
import { deliveryZip } from './delivery'
import type { InvoicesService } from './invoices.service'

const PATH = `/api${invoicesRoutes.download.path}`
const GOOD_FOR_SECONDS = 60 * 60

const BAD_LINK = 'Este enlace ya no es válido. Vuelve a entregar las facturas: se dan las mismas otra vez.'

export const invoicesPlugin = (api: Api, papers: Pick<Papers, 'remains'>, service: InvoicesService): void => {
  const { download, ...routes } = invoicesRoutes
  const { download: downloadShape, ...shapes } = invoicesSchemas
  const signature = createSignature(api.secret, 'escuela: entregas de facturas')
  const seconds = (): number => Math.floor(api.now().getTime() / 1000)
  const linkOf = ({ actor }: ReadCall, id: number): string =>
    signature.sign(`${PATH}?entrega=${id}&sesion=${holderOf(actor)}&exp=${seconds() + GOOD_FOR_SECONDS}`)

  contractRoutes(api, routes, shapes, {
    list: (call) => service.list(call, call.query),
    setReceiver: async (call) => {
      const pago = await service.setReceiver(call, call.params.id, call.body)
      return { message: pago.factura ? 'El pago se facturará.' : 'El pago va en la factura global.', pago }
    },
    deliver: async (call) => {
      const { id, contenido } = await service.deliver(call, call.body)
      const { facturas } = contenido.sumas
      return {
        message: countText(facturas, 'factura entregada.', 'facturas entregadas.'),
        entrega: { id, url: linkOf(call, id) },
      }
    },
    deliverGlobal: async (call) => {
      const { id, contenido } = await service.deliverGlobal(call, call.body)
      return {
        message: `La global se entregó con ${contenido.sumas.facturas} pagos.`,
        entrega: { id, url: linkOf(call, id) },
      }
    },
    importStamped: async (call) => {
      const brought = await service.importStamped(call)
      return { message: broughtText(brought), ...brought }
    },
    setStampState: async (call) => ({
      message:
        call.body.estado === 'RECHAZADA'
          ? 'La factura quedó como rechazada.'
          : 'El pago se puede entregar otra vez.',
      factura: await service.setStampState(call, call.params.id, call.body),
    }),
    setCancellation: async (call) => {
      const { motivo, sustituye, aviso, changed } = await service.sayCancellation(
        call,
        call.params.id,
        call.body,
      )
      if (!changed) call.unchanged()
      return {
        message: 'La próxima entrega lleva el motivo.',
        cancelacion: { motivo, sustituye },
        ...(aviso ? { aviso } : {}),
      }
    },
    getDelivery: async (call) => {
      const { id } = call.params
      return { contenido: await service.contentOf(call, id), url: linkOf(call, id) }
    },
    getDeductible: async (call) => ({
      deducible: await service.getDeductible(call, call.params.id, call.query.anio),
    }),
  })

  fileRoute<InvoicesContract['download']['query']>(
    api,
    download,
    downloadShape,
    async ({ entrega, sesion, exp, firma }): Promise<AnsweredFile> => {
      const whole = signature.holds(`${PATH}?entrega=${entrega}&sesion=${sesion}&exp=${exp}&firma=${firma}`)
      if (!whole || Number(exp) <= seconds() || !(await papers.remains(sesion))) throw forbidden(BAD_LINK)
      const file = await service.contentOf(callNow(api), Number(entrega))
      return { name: `facturas-${entrega}.zip`, type: 'application/zip', content: deliveryZip(file) }
    },
  )
}
