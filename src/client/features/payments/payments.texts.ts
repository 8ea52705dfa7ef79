import type { Noun } from '../../ui/list/columns'

export const NOUN: Noun = { one: 'pago', many: 'pagos' }

export const texts = {
  /** Explains the difference to cuts and the home, which count part of this money on other days. */
  inDrawer: (amount: string, differences: readonly string[]) =>
    `${amount} en caja: ${differences.join(', ')}`,
  refunded: (amount: string) => `menos ${amount} devueltos a familias`,
  cancelledBefore: (amount: string) => `menos ${amount} de pagos de otros días que se cancelaron`,
  cancelledLater: (amount: string) => `más ${amount} de pagos que se cancelaron después`,
  cancelled: 'Cancelado',
  ofPupil: 'Pagos',
} as const
