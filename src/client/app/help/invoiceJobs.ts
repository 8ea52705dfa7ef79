import { deskRoutes } from '@contract/desk/desk.routes'
import { invoicesRoutes } from '@contract/invoices/invoices.routes'
import * as paths from '@contract/domain/screenPaths'
import type { Job } from './job'

const { collect } = deskRoutes

export const INVOICE_JOBS: readonly Job[] = [
  {
    id: 'factura',
    title: 'Facturar lo que una familia paga',
    keywords: 'cfdi rfc sat constancia fiscal razón social deducible iedu xml',
    steps: [
      {
        text: 'En la caja, antes de cobrar, presiona F o elige a quién en «Factura a». Si la familia no tiene datos, regístralos ahí con su constancia de situación fiscal.',
        to: paths.desk,
        call: collect,
      },
      {
        text: 'Si la piden después de pagar, presiona «Facturar» con el recibo, o busca el pago en Pagos y recibos.',
        to: paths.payments,
        call: invoicesRoutes.setReceiver,
      },
      {
        text: 'Con tarjeta o depósito, di de qué tipo fue: C y D para crédito y débito; E y C para efectivo y cheque.',
        call: collect,
      },
    ],
  },
  {
    id: 'fin-de-mes',
    title: 'Entregar las facturas del mes',
    keywords: 'timbrar contador facturas json csv global público en general cierre',
    steps: [
      {
        text: 'En Facturas, presiona la suma de «Falta algo»: cada dato que falta lleva a donde se corrige, y el pago sale solo de la lista.',
        to: paths.invoices,
        call: invoicesRoutes.list,
      },
      {
        text: '«Aclarar tarjeta o depósito» aclara varios pagos seguidos, con una letra cada uno.',
        call: invoicesRoutes.deliver,
      },
      {
        text: 'Presiona «Entregar … listas»: di que sí y se descarga el archivo para quien timbra. Volver a presionarlo no entrega nada dos veces.',
        call: invoicesRoutes.deliver,
      },
      {
        text: 'Al terminar el mes presiona «Entregar la global» con lo que nadie pidió facturar.',
        call: invoicesRoutes.deliverGlobal,
      },
    ],
  },
  {
    id: 'timbradas',
    title: 'Traer las facturas timbradas',
    keywords: 'uuid xml zip pac timbre rechazada cancelar sustituir motivo 01 02 03 04',
    steps: [
      {
        text: 'En Facturas presiona «Traer timbradas» y suelta los XML, o el ZIP, que dio el PAC. Lo que no coincide al centavo se dice y no cambia nada.',
        to: paths.invoices,
        call: invoicesRoutes.importStamped,
      },
      {
        text: 'Si el PAC rechazó una, en el menú de su renglón está «La rechazó el PAC»; «Regresar a la lista» deja corregirla y entregarla otra vez.',
        call: invoicesRoutes.setStampState,
      },
      {
        text: 'Al cancelar un pago timbrado, su ventana pregunta «Motivo ante el SAT»: 01 con el folio del pago cuya factura la sustituye, 02 o 03.',
        to: paths.payments,
        call: invoicesRoutes.setCancellation,
      },
      {
        text: 'Lo que quedó sin motivo espera en Facturas: «Decir el motivo ante el SAT».',
        call: invoicesRoutes.setCancellation,
      },
    ],
  },
]
