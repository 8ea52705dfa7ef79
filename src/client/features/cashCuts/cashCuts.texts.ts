import * as paths from '@contract/domain/screenPaths'

export const LIST = { label: 'Corte de caja', to: paths.cashCuts }

export const texts = {
  expectedCash: 'Efectivo esperado',
  float: 'Fondo al abrir',
  allMethods: 'Todos los métodos',
  closedAlready: (numeros: string, one: boolean) =>
    one
      ? `Ya cerraste el corte ${numeros} de este día; aquí está lo que vino después.`
      : `Ya cerraste los cortes ${numeros} de este día; aquí está lo que vino después.`,
  othersMore: (count: number) => (count === 1 ? 'y 1 día más' : `y ${count} días más`),
  byMethod: 'Por método de pago',
  count: 'Contar el efectivo',
  countedCash: 'Efectivo contado',
  observations: 'Observaciones',
  close: 'Cerrar corte',
  payments: 'Pagos',
  closedCuts: 'Cortes cerrados',
} as const
