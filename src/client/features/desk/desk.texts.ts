import type { DeskFamily } from '@contract/desk/desk.schemas'

/** Whose desk it is: the parent's, or of a pupil without one. */
export const familyName = ({ padre, hijos }: Pick<DeskFamily, 'padre' | 'hijos'>): string =>
  padre?.nombre ?? hijos[0]?.alumno.nombre ?? ''

/** Texts of the cashier's desk. */
export const texts = {
  title: 'Caja',
  subtitle: 'Busca a la familia y cobra todo en un solo recibo.',
  find: 'Familia',
  findHint: 'Escribe, elige con las flechas y abre con Enter.',
  withoutParent: 'Sin padre registrado',
  notUpdated: 'No se pudo actualizar lo que debe la familia.',
  dayFailed: 'No se pudo consultar lo que se debe con esa fecha',
  dayFailedText: 'Los recargos que se ven son de otro día. Cobrar los consulta otra vez.',
  emptyTitle: '¿Quién viene a pagar?',
  emptyText:
    'Escribe el nombre de la madre, del padre o de un hijo. Verás lo que debe toda la familia, de todos los ciclos, y lo cobras con un solo recibo.',
  unknown: 'No existe esta familia',
  unknownText: 'Puede que la dirección esté incompleta, o que ya no exista. Búscala arriba.',

  contacts: 'Contacto',
  extend: 'Prórroga',
  credit: 'Saldo a favor',
  creditShort: 'A favor',
  overdue: 'Vencido',
  upToDate: 'Al corriente',
  untilToday: 'Hasta hoy',
  recargosToday: 'Recargos de hoy',
  recargosThen: (day: string) => `Recargos del ${day}`,
  familyTotal: (amount: string) => `Total del ciclo ${amount}`,
  children: (count: number) => (count === 1 ? '1 hijo' : `${count} hijos`),
  promisedToday: 'prometió pagar hoy',
  pickOverdue: 'Todo lo vencido',
  pickMonth: 'Este mes',
  pickAll: 'Todo',
  pickNone: 'Ninguno',
  picking: 'Qué se cobra',
  child: (name: string) => `Lo que debe ${name}`,
  lateShort: 'vencido',
  upToDateShort: 'al corriente',
  owesNothing: 'no debe nada',
  familyOwesNothing: 'Esta familia no debe nada',
  familyOwesNothingText: 'Puedes recibir dinero a cuenta: queda a su favor para el siguiente cobro.',
  nobodyHere: 'Este padre no tiene hijos registrados.',
  extended: (day: string) => `prórroga al ${day}`,
  wasDue: (day: string) => `venció ${day}`,
  due: (day: string) => `vence ${day}`,
  dueToday: 'vence hoy',
  paidBefore: (amount: string) => `abonado ${amount}`,
  withRecargo: (amount: string) => `recargo ${amount}`,
  folded: (months: string, count: number) => `${months} · ${count} meses`,
  waive: (what: string) => `Condonar recargo de ${what}`,
  waiveShort: 'condonar',
  charge: 'cobrarlo',
  waived: (amount: string) => `sin recargo de ${amount}`,
  waiveAll: 'condonar',
  waiveAllLong: 'Condonar los recargos elegidos',
  waivedTotal: 'Recargos condonados',
  waiveReason: 'Motivo de la condonación',
  payPart: (what: string) => `Abonar a ${what}`,
  payPartShort: 'abonar',
  abono: (what: string) => `Abono a ${what}`,
  year: (months: number) => `Pago anual: ${months} colegiaturas`,
  yearSaves: (percent: string, amount: string) => `ahorra ${amount} (${percent})`,
  yearCovers: 'va en el pago anual',

  toCollect: 'Por cobrar',
  lines: (count: number) =>
    count === 0 ? 'Nada elegido' : count === 1 ? '1 concepto elegido' : `${count} conceptos elegidos`,
  total: 'A pagar',
  includesRecargos: (amount: string) => `incluye ${amount} de recargos`,
  discount: 'Descuento anual',
  left: 'Falta cubrir',
  change: 'Cambio',
  toAccount: 'Queda a favor',
  creditUsed: 'Con saldo a favor',
  useCredit: (amount: string) => `Usar saldo a favor (${amount})`,
  onAccount: 'Dejar lo que sobra a favor de la familia',
  day: 'Día en que llegó el dinero',
  dayHint: 'Los recargos son los de ese día.',
  collect: (amount: string) => `Cobrar ${amount}`,
  payWithCredit: (amount: string) => `Pagar ${amount} con su saldo`,
  chooseHow: 'Elige cómo se paga',
  pickFirst: 'Elige qué se cobra',
  amountFirst: 'Escribe cuánto se recibe',
  waiveReasonFirst: 'Escribe el motivo',
  referenceConfirmed: 'Otro pago tiene esta referencia.',
  otherPayment: 'Es otro pago: cobrar con esa referencia',
  payNow: (amount: string) => `Cobrar ${amount}…`,
  closeSheet: 'Volver a lo que se debe',
  readOnly: 'Solo puedes consultar',
  readOnlyText: 'Tu usuario no tiene permiso para cobrar.',
  notThese: 'Tu usuario no puede cobrar este concepto',

  // Also where the answer was lost, and nobody knows yet whether it was taken.
  failed: 'Ocurrió un error al cobrar',
  short: (amount: string) => `Falta cubrir ${amount}`,
  surplus: (amount: string) => `Sobran ${amount}: corrige el monto o déjalo a favor de la familia`,
  changedTitle: 'Cambió mientras cobrabas.',
  changedTotal: (before: string, now: string) =>
    `El total era ${before} y ahora es ${now}. Revisa y cobra de nuevo.`,
  changedLines: 'Revisa lo elegido y cobra de nuevo.',

  gone: (gone: number, asked: number) =>
    asked === 1
      ? 'Lo que elegiste ya no se debe.'
      : `${gone} de los ${asked} conceptos elegidos ya no se ${gone === 1 ? 'debe' : 'deben'}.`,
  goneText: 'Se pagó o se canceló mientras tanto. Revisa lo elegido antes de cobrar.',

  paid: (folio: string) => `Pago registrado con el folio ${folio}`,
  paidAmount: 'Cobrado',
  newCredit: 'Saldo a favor ahora',
  another: 'Otra familia',
  same: 'Seguir con esta familia',

  refund: 'Devolver saldo',
  refundTitle: 'Devolver saldo a favor',
  refundOf: (name: string, amount: string) => `${name} tiene ${amount} a su favor.`,
  refundAmount: 'Cuánto se devuelve',
  refundReason: 'Motivo de la devolución',
  refundAmountMissing: 'Escribe cuánto',
  refundReasonMissing: 'Escribe el motivo',
  refundSubmit: 'Devolver',
  refundFailed: 'No se devolvió el saldo',
  refundAbove: (amount: string) => `No puede ser mayor al saldo a favor de ${amount}`,
  refunded: (folio: string) => `Devolución registrada con el folio ${folio}`,
  refundedAmount: 'Devuelto',
  refundPaperFailed: 'No se pudo imprimir la devolución',
  refundPaper: 'Recibo',

  creditNow: (amount: string) => `La familia tiene ${amount} a su favor.`,
  creditMoves: 'Movimientos del saldo a favor',
  creditFolio: (folio: string) => `Folio ${folio}`,
  creditCancelled: 'Cancelado',
  noCredit: 'Todavía no hay movimientos',
  noCreditText: 'Aquí aparece lo que la familia dejó a cuenta, lo que usó y lo que se le devolvió.',
  cancelMove: 'Cancelar',
  cancelRefundTitle: (folio: string) => `¿Cancelar la devolución con folio ${folio}?`,
  cancelRefundText: (amount: string) =>
    `Los ${amount} vuelven a la caja de hoy y al saldo a favor de la familia. El folio no se borra: queda como cancelado, con el motivo y tu nombre.`,
  cancelRefundSubmit: 'Cancelar devolución',
  refundCancelled: 'Devolución cancelada',
  refundCancelledText: (amount: string) => `La familia tiene otra vez ${amount} a su favor.`,

  keys: 'Atajos',
  keysTitle: 'Atajos de la caja',
} as const

/** What changed a family's credit. */
export const CREDIT_MOVES = {
  A_CUENTA: 'Pago a cuenta',
  SALDO: 'Usado en un pago',
  DEVOLUCION: 'Devolución',
  CANCELACION: 'Cancelación',
  TRASLADO: 'Traslado entre familias',
  BAJA: 'Colegiatura pagada antes de una baja',
} as const

/** The keys of each step, as the sheet behind "?" shows them. */
export const KEYS = {
  'Qué se cobra': [
    ['↑ ↓', 'otro concepto'],
    ['Espacio', 'elegirlo o quitarlo'],
    ['1 a 9', 'los siguientes meses de este hijo: 2 elige dos'],
    ['H', 'el siguiente hijo'],
    ['V', 'todo lo vencido'],
    ['M', 'lo de este mes'],
    ['T', 'todo'],
    ['N', 'ninguno'],
    ['A', 'abonar solo una parte'],
    ['C', 'condonar su recargo, si tienes permiso'],
    ['Enter', 'ir al pago'],
  ],
  'Cómo se paga': [
    ['+', 'otro método de pago'],
    ['Enter', 'cobrar'],
  ],
  'Con el recibo': [
    ['Enter', 'imprimirlo'],
    ['Tab', 'el siguiente botón'],
  ],
  Siempre: [
    ['Esc', 'otra familia'],
    ['?', 'estos atajos'],
  ],
} as const
