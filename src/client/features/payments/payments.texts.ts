import type { Noun } from '../../ui/list/columns'

export const NOUN: Noun = { one: 'pago', many: 'pagos' }

export const texts = {
  title: 'Pagos y recibos',
  days: 'Días',
  today: 'Hoy',
  week: '7 días',
  month: 'Este mes',
  empty: 'No hay pagos en estos días',
  emptyText: 'Elige otras fechas, o cobra un cargo o una colegiatura.',
  search: 'Buscar por folio, alumno o referencia',
  sum: (amount: string, cancelled: number) =>
    cancelled === 0
      ? `${amount} cobrados`
      : `${amount} cobrados · ${cancelled} ${cancelled === 1 ? 'cancelado' : 'cancelados'} aparte`,
  creditUsed: (amount: string) => `${amount} de saldo a favor usado`,
  /** The part of these days' money that cuts and the home count on other days. */
  inDrawer: (amount: string, differences: readonly string[]) =>
    `${amount} en caja: ${differences.join(', ')}`,
  refunded: (amount: string) => `menos ${amount} devueltos a familias`,
  cancelledBefore: (amount: string) => `menos ${amount} de pagos de otros días que se cancelaron`,
  cancelledLater: (amount: string) => `más ${amount} de pagos que se cancelaron después`,
  receivedBy: (cashier: string) => `Recibió ${cashier}`,
  ofPayment: (amount: string) => `de ${amount}`,
  clearFilters: 'Quitar filtros',
  allMethods: 'Todos los métodos',
  allStates: 'Todos los estados',
  valid: 'Vigente',
  cancelled: 'Cancelado',
  show: 'Ver',
  receipt: 'Recibo',
  cancel: 'Cancelar',
  cancelSubmit: 'Cancelar pago',
  detail: (folio: string) => `Pago con folio ${folio}`,
  cancelledBy: (day: string, who: string, why: string) => `El ${day}, por ${who}. Motivo: ${why}`,
  fromDrawerOf: (cashier: string, day: string) => `El dinero salió de la caja de ${cashier} del ${day}.`,
  waived: (amount: string, why: string) => `Recargo condonado de ${amount}. Motivo: ${why}`,
  ofPupil: 'Pagos',
  noneOfPupil: 'Todavía no hay pagos',
  noneOfPupilText: 'Aquí aparece cada pago con su folio y su recibo, también los cancelados.',
  searchFolio: 'Buscar por folio, concepto o día',
  checkPage: 'Página pública del recibo',
} as const
