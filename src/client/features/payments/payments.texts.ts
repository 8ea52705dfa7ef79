import type { Noun } from '../../ui/list/columns'

export const NOUN: Noun = { one: 'pago', many: 'pagos' }

export const texts = {
  cancelled: 'Cancelado',
  ofPupil: 'Pagos',
} as const
