import * as paths from '@contract/domain/screenPaths'

export const LIST = { label: 'Corte de caja', to: paths.cashCuts }

export const texts = {
  expectedCash: 'Efectivo esperado',
  float: 'Fondo al abrir',
  allMethods: 'Todos los métodos',
  byMethod: 'Por método de pago',
  count: 'Contar el efectivo',
  countedCash: 'Efectivo contado',
  observations: 'Observaciones',
  close: 'Cerrar corte',
  payments: 'Pagos',
  closedCuts: 'Cortes cerrados',
} as const
