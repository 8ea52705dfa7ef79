import * as paths from '../../ui/screens/paths'

/** The breadcrumb of the cuts. */
export const LIST = { label: 'Corte de caja', to: paths.cashCuts }

/** Our own words: the customer's catalogue has no such sentences. */
export const texts = {
  cut: (numero: number) => `Corte de caja ${numero}`,
  unknown: 'No existe este corte de caja',
  expectedCash: 'Efectivo esperado',
  ofFloat: 'Incluye fondo de caja',
  notCounted: 'Todavía no se cuenta nada.',
  float: 'Fondo al abrir',
  floatText: 'El efectivo con el que empezó la caja, antes de cobrar.',
  floatField: 'Fondo de caja',
  floatSave: 'Guardar fondo',
  floatSaved: 'Fondo guardado',
  floatFailed: 'No se pudo guardar el fondo',
  noAmount: 'Escribe una cantidad',
  counted: 'Contado',
  allMethods: 'Todos los métodos',
  today: (day: string) => `Hoy, ${day}`,
  day: (day: string) => `Día ${day}`,
  closedAlready: (numeros: string, one: boolean) =>
    one
      ? `Ya cerraste el corte ${numeros} de este día; aquí está lo que vino después.`
      : `Ya cerraste los cortes ${numeros} de este día; aquí está lo que vino después.`,
  backToToday: 'Volver a hoy',
  nothing: 'No hay movimientos por cerrar',
  nothingText:
    'Los pagos que cobres y los que canceles aparecen aquí al momento, listos para contar la caja.',
  forgotten: 'Tienes días sin corte.',
  forgottenText: 'Cada uno se cierra por separado.',
  openDay: (day: string, movimientos: number, total: string) =>
    `${day}: ${movimientos === 1 ? '1 movimiento' : `${movimientos} movimientos`}, ${total}`,
  others: 'Otros usuarios tienen movimientos sin corte.',
  othersMore: (count: number) => (count === 1 ? 'y 1 día más' : `y ${count} días más`),
  byMethod: 'Por método de pago',
  method: 'Método',
  taken: 'Cobrado',
  cancelled: 'Cancelado',
  refunded: 'Devuelto',
  expected: 'Esperado',
  total: 'Total',
  count: 'Contar el efectivo',
  countText: 'Escribe cuántas piezas hay. Enter o flecha abajo pasa a la siguiente, flecha arriba regresa.',
  countedCash: 'Efectivo contado',
  notes: 'Billetes',
  coins: 'Monedas',
  piecesOf: (label: string, kind: string) => `${kind} de ${label}`,
  observations: 'Observaciones',
  noObservation: 'Falta la observación',
  observationsHint: 'Si falta o sobra, a qué se debe.',
  close: 'Cerrar corte',
  closeTitle: '¿Cerrar el corte de caja?',
  closeText: (day: string, movimientos: number) =>
    `Es el corte del ${day} con ${movimientos === 1 ? '1 movimiento' : `${movimientos} movimientos`}. Una vez cerrado ya no se puede cambiar.`,
  closed: (numero: number) => `Corte de caja ${numero} cerrado`,
  closeFailed: 'No se cerró el corte de caja',
  payments: 'Pagos',
  cancellations: 'Cancelaciones',
  cancelledBy: (who: string) => `Canceló ${who}`,
  refunds: 'Devoluciones de saldo a favor',
  noPayments: 'Ningún pago en este corte',
  closedCuts: 'Cortes cerrados',
  noCuts: 'Todavía no hay cortes cerrados',
  noCutsText:
    'Al final del día cada cajero cuenta su caja y la cierra; aquí quedan todos, con su diferencia.',
  see: 'Ver',
  print: 'Abrir para imprimir',
  cashiers: 'Todos los cajeros',
  clearFilters: 'Quitar filtros',
} as const
