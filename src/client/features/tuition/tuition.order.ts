import type { Campos } from '@contract/domain/campos'
import { onlyProblems } from '@contract/domain/campos'
import { subtractPesos, sumPesos } from '@contract/domain/money'
import { waiverProblem } from '@contract/tuition/lateFees.rules'
import type { Tuition, TuitionContract } from '@contract/tuition/tuition.schemas'
import type { TuitionStatement } from '../../state/tuition/tuition.api'
import { emptyMeans, meansBody, meansProblems, type PaymentMeansValues } from '../../ui/payments/paymentMeans'
import { openMonths } from './tuition.months'

/** What is about to be paid, by the statement the cashier looks at. */
export interface TuitionOrder {
  statement: TuitionStatement
  /** The chosen months; null is all that is open at once, with the cycle's discount. */
  ids: readonly number[] | null
}

/** What the cashier fills in. */
export interface TuitionPaymentValues extends PaymentMeansValues {
  condonar_recargos: boolean
  motivo_condonacion: string
}

export const emptyPayment: TuitionPaymentValues = {
  ...emptyMeans,
  condonar_recargos: false,
  motivo_condonacion: '',
}

/** The order's months that are still open, in their order. */
export const orderedMonths = ({ statement, ids }: TuitionOrder): Tuition[] =>
  openMonths(statement.pagos).filter(({ id }) => ids === null || ids.includes(id))

/** Pesos; total = lista − beca − descuento + recargos. */
export interface Amounts {
  lista: number
  beca: number
  descuento: number
  recargos: number
  total: number
}

/**
 * What an order comes to today.
 * @param waives recargos are not charged
 */
export const amountsOf = (order: TuitionOrder, waives = false): Amounts => {
  const months = orderedMonths(order)
  const lista = sumPesos(months.map((month) => month.lista))
  const importe = sumPesos(months.map(({ monto }) => monto))
  const recargos = sumPesos(months.map(({ recargo }) => recargo))
  // The year's discount is rounded once, by the server.
  const descuento = order.ids === null ? (order.statement.anual?.descuento ?? 0) : 0
  const total = sumPesos([importe, -descuento, waives ? 0 : recargos])
  return { lista, beca: subtractPesos(lista, importe), descuento, recargos, total }
}

/** Whether recargos are waived: there have to be some. */
export const waivesRecargos = (order: TuitionOrder, { condonar_recargos }: TuitionPaymentValues): boolean =>
  condonar_recargos && amountsOf(order).recargos > 0

/** Pesos this payment takes. */
export const totalOf = (order: TuitionOrder, values: TuitionPaymentValues): number =>
  amountsOf(order, waivesRecargos(order, values)).total

export const paymentProblems =
  (order: TuitionOrder) =>
  (values: TuitionPaymentValues): Campos => ({
    ...onlyProblems({
      motivo_condonacion: waiverProblem(waivesRecargos(order, values), values.motivo_condonacion),
    }),
    ...meansProblems(totalOf(order, values), values),
  })

const termsOf = (order: TuitionOrder, values: TuitionPaymentValues) => ({
  ...meansBody(values),
  total: totalOf(order, values),
  ...(waivesRecargos(order, values)
    ? { condonar_recargos: true, motivo_condonacion: values.motivo_condonacion.trim() }
    : {}),
})

export const monthsBody = (
  order: TuitionOrder,
  values: TuitionPaymentValues,
): TuitionContract['pay']['body'] => ({
  ids: orderedMonths(order).map(({ id }) => id),
  ...termsOf(order, values),
})

export const yearBody = (
  order: TuitionOrder,
  values: TuitionPaymentValues,
): TuitionContract['payYear']['body'] => ({
  alumnoId: order.statement.alumno.id,
  cicloEscolarId: order.statement.cicloEscolar.id,
  ...termsOf(order, values),
})

/** The order's months that somebody else paid since. */
export const paidMeanwhile = (before: TuitionOrder, now: TuitionOrder): Tuition[] => {
  const ordered = new Set(orderedMonths(before).map(({ id }) => id))
  return now.statement.pagos.filter(({ id, pagado }) => pagado && ordered.has(id))
}
