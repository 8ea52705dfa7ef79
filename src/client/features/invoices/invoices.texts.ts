import type { InvoiceState } from '@contract/invoices/invoices.rules'
import type { StatusTone } from '../../ui/page/StatusChip'

export const STATES: Readonly<Record<InvoiceState, { label: string; tone: StatusTone }>> = {
  FALTA: { label: 'Falta algo', tone: 'warning' },
  LISTA: { label: 'Lista', tone: 'info' },
  GLOBAL: { label: 'Para la global', tone: 'neutral' },
  ENTREGADA: { label: 'Entregada', tone: 'success' },
  CANCELADA: { label: 'Cancelada', tone: 'error' },
}

const days = (count: number): string =>
  count === 0 ? 'Hoy es el último día' : count === 1 ? 'Queda 1 día' : `Quedan ${count} días`

export const texts = {
  title: 'Facturas',
  left: (count: number, month: string) => `${days(count)} para facturar ${month}`,
  search: 'Buscar por folio, alumno o RFC',
  folio: 'Folio',
  day: 'Día',
  who: 'De',
  state: 'Estado',
  total: 'Total',
  missing: 'Qué falta o a quién',
  days: 'Días',
  today: 'Hoy',
  week: 'Esta semana',
  month: 'Este mes',
  lastMonth: 'El mes pasado',
  payments: (count: number) => (count === 1 ? '1 pago' : `${count} pagos`),
  whole: (amount: string) => `${amount} de todo lo que no se canceló`,
  withCredit: (amount: string) => `incluye ${amount} pagados con saldo a favor`,
  onAccount: (count: number, amount: string) =>
    `aparte, ${amount} a cuenta en ${count === 1 ? '1 pago' : `${count} pagos`}: se facturan cuando se usen`,
  tooMany: (shown: number) => `Hay más de ${shown} pagos en esos días: elige menos días para verlos todos`,
  invoiceTo: 'A quién se factura',
  payment: 'Ver el pago',
  download: 'Descargar su entrega',
  downloadFailed: 'No se pudo descargar la entrega',
  deliveredOn: (tipo: 'ENTREGA' | 'GLOBAL', day: string) =>
    tipo === 'GLOBAL' ? `global del ${day}` : `el ${day}`,
  nobodyAsked: 'Nadie pidió factura',
  allStates: 'Todos los estados',
  deliver: (count: number) => (count === 1 ? 'Entregar 1 lista' : `Entregar ${count} listas`),
  deliverTitle: (count: number) =>
    count === 1 ? '¿Entregar la factura lista?' : `¿Entregar las ${count} facturas listas?`,
  deliverText: (count: number, total: string) =>
    `${count === 1 ? 'Es un pago' : `Son ${count} pagos`} por ${total}. Después ya no se cambia a quién se ${count === 1 ? 'factura' : 'facturan'}.`,
  downloadAgain: 'Descargar otra vez',
  downloading: 'La descarga empezó',
  nothingReady: 'Ninguna factura está lista',
  global: 'Entregar la global',
  globalTitle: (desde: string, hasta: string) =>
    desde === hasta ? `¿Entregar la global del ${desde}?` : `¿Entregar la global del ${desde} al ${hasta}?`,
  globalText: (pagos: number, total: string) =>
    `Lleva ${pagos === 1 ? 'el pago' : `los ${pagos} pagos`} por los que nadie pidió factura: ${total} a público en general.`,
  globalWithout: (count: number) =>
    count === 1
      ? 'Queda fuera 1 pago al que le falta algo.'
      : `Quedan fuera ${count} pagos a los que les falta algo.`,
  globalEarly: 'Estos días todavía no terminan: lo que se cobre después irá en otra global.',
  delivered: 'Se entregó; la descarga empezó',
  deliverFailed: 'No se entregó nada',
  toCancel: (count: number) =>
    count === 1
      ? '1 factura entregada se canceló: la próxima entrega la nombra'
      : `${count} facturas entregadas se cancelaron: la próxima entrega las nombra`,
  toReplace: (count: number) =>
    count === 1
      ? '1 pago de una global se pidió con factura: la próxima entrega dice qué renglón sustituye'
      : `${count} pagos de una global se pidieron con factura: la próxima entrega dice qué renglones sustituyen`,
  sayKinds: (count: number) =>
    count === 1 ? 'Aclarar tarjeta o depósito' : `Aclarar tarjeta o depósito de ${count} pagos`,
  cardTitle: '¿Crédito o débito?',
  depositTitle: '¿Efectivo o cheque?',
  kindText:
    'El SAT distingue la tarjeta de crédito de la de débito, y el depósito en efectivo del de cheque.',
  kindKeys: 'Con el teclado: C y D, crédito y débito; E y C, efectivo y cheque. Pasa solo al siguiente.',
  kindLeft: (count: number) =>
    count === 0 ? 'Todo quedó aclarado' : count === 1 ? 'Falta 1' : `Faltan ${count}`,
  kindFailed: 'No se guardó el tipo',
  empty: 'No hay pagos en esos días',
  emptyText: 'Elige otros días: la lista es de los pagos por su día de registro.',

  fiscals: 'A quién se factura',
  noFiscals: 'Esta familia no ha pedido factura',
  noFiscalsText:
    'Con su constancia de situación fiscal se registran aquí su RFC, nombre, régimen y código postal.',
  fiscalDeleted: 'Datos de facturación eliminados',
  deleteFailed: 'No se eliminaron los datos de facturación',
  deleteTitle: (nombre: string) => `¿Eliminar los datos de facturación de ${nombre}?`,
  deleteText: 'Lo que ya se entregó para facturar se queda como está.',
  first: 'Predeterminado',
  makeFirst: 'Hacer predeterminado',
  edit: 'Editar',
  delete: 'Eliminar',
} as const
