import { formatPesos } from '../domain/money'

/** At least one month has to be chosen. */
export const NO_MONTHS = 'Elige al menos una colegiatura'

/** Months of several pupils or cycles in one payment: a receipt is of one pupil and one cycle. */
export const MIXED_MONTHS = 'Las colegiaturas deben ser de un mismo alumno y ciclo escolar'

export const NOT_ENROLLED = 'El alumno no está inscrito en este ciclo escolar'

/** Nothing can be taken: every month is paid, or the discount leaves nothing to pay. `percent` of the discount, 0 without one. */
export const nothingOpen = (percent: number): string =>
  percent === 0
    ? 'No hay colegiaturas por pagar: el saldo es $0.00.'
    : `Con el descuento de ${percent} % no queda nada por pagar.`

/** Concepts of the lines beside a month's own (MEXICO.md, Receipt). */
export const lateFeeConcept = (descripcion: string, meses: number): string =>
  `RECARGO ${descripcion}, ${meses} ${meses === 1 ? 'MES' : 'MESES'}`
export const yearlyDiscountConcept = (descripcion: string, percent: number): string =>
  `DESCUENTO PAGO ANUAL ${percent} % ${descripcion}`

/** What a cashier is told whose screen showed another total (DOMAIN §5: 409 with the current amount). */
export const totalConflict = (total: number): string =>
  `El total cambió o no coincide: ahora es ${formatPesos(total)}.`

/** What a cashier is told who pays a paid month; `folio` of the payment that stands. */
export const paidConflict = (descripcion: string, folio: number | null): string =>
  `${descripcion} ya está pagada${folio === null ? '' : ` con el folio ${folio}`}: su saldo es $0.00.`
