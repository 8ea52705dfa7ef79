import type { InvoiceState } from '@contract/invoices/invoices.rules'
import type { StatusTone } from '../../ui/page/StatusChip'

export const STATES: Readonly<Record<InvoiceState, { label: string; tone: StatusTone }>> = {
  FALTA: { label: 'Falta algo', tone: 'warning' },
  LISTA: { label: 'Lista', tone: 'info' },
  GLOBAL: { label: 'Para la global', tone: 'neutral' },
  ENTREGADA: { label: 'Entregada', tone: 'info' },
  RECHAZADA: { label: 'Rechazada', tone: 'error' },
  TIMBRADA: { label: 'Timbrada', tone: 'success' },
  CANCELADA: { label: 'Cancelada', tone: 'error' },
}

const days = (count: number): string =>
  count === 0 ? 'Hoy es el último día' : count === 1 ? 'Queda 1 día' : `Quedan ${count} días`

export const texts = {
  left: (count: number, month: string) => `${days(count)} para facturar ${month}`,
  who: 'De',
  state: 'Estado',
  downloadFailed: 'No se pudo descargar la entrega',
  deliver: (count: number) => (count === 1 ? 'Entregar 1 lista' : `Entregar ${count} listas`),
  bring: 'Traer timbradas',
  global: 'Entregar la global',
  first: 'Predeterminado',
} as const
