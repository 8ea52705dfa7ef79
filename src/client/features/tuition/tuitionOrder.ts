import { type Campos, onlyProblems } from '@contract/domain/campos'
import { subtractPesos, sumPesos } from '@contract/domain/money'
import { waiverProblem } from '@contract/tuition/lateFees.rules'
import type { Tuition, TuitionContract } from '@contract/tuition/tuition.schemas'
import type { TuitionStatement } from '../../state/otherServers/tuition'
import { costOf, type Cost } from '../../ui/payments/cost'
import { emptyMeans, meansBody, singleMeansProblems, type SingleMeans } from '../../ui/payments/means'
import { openMonths } from './tuitionMonths'

export interface TuitionOrder {
  statement: TuitionStatement
  /** Null is every open month, with the discount of a whole year. */
  ids: readonly number[] | null
}

export interface TuitionPaymentValues extends SingleMeans {
  /** Their recargo is not charged. */
  condonar: readonly number[]
  motivo_condonacion: string
}

export const emptyPayment: TuitionPaymentValues = {
  ...emptyMeans,
  condonar: [],
  motivo_condonacion: '',
}

export const orderedMonths = ({ statement, ids }: TuitionOrder): Tuition[] =>
  openMonths(statement.pagos).filter(({ id }) => ids === null || ids.includes(id))

export const lateMonths = (order: TuitionOrder): Tuition[] =>
  orderedMonths(order).filter(({ recargo }) => recargo > 0)

/** Pesos; importe = lista − beca − abonado. */
export interface TuitionCost extends Cost {
  lista: number
  beca: number
  /** Paid before of these months, recargos not counted. */
  abonado: number
}

export const costOfOrder = (order: TuitionOrder, waived: readonly number[] = []): TuitionCost => {
  const months = orderedMonths(order)
  const { anual } = order.statement
  // What the server takes off a whole year holds pronto pago too, on the months that the year's discount leaves out.
  const [descuento, early] = order.ids === null ? [anual?.descuento, 0] : [0, 1]
  const parts = months.map((month) => ({
    monto: month.saldo,
    recargo: month.recargo,
    waived: waived.includes(month.id),
    prontoPago: early * month.pronto_pago,
  }))
  const cost = costOf(parts, descuento)
  const lista = sumPesos(months.map((month) => month.lista))
  const monto = sumPesos(months.map((month) => month.monto))
  return { ...cost, lista, beca: subtractPesos(lista, monto), abonado: subtractPesos(monto, cost.importe) }
}

/** A waived month that lost its recargo meanwhile is not sent. */
export const waivedMonths = (order: TuitionOrder, { condonar }: TuitionPaymentValues): number[] =>
  lateMonths(order)
    .map(({ id }) => id)
    .filter((id) => condonar.includes(id))

/** Pesos. */
export const tuitionTotal = (order: TuitionOrder, values: TuitionPaymentValues): number =>
  costOfOrder(order, waivedMonths(order, values)).total

export const paymentProblems =
  (order: TuitionOrder) =>
  (values: TuitionPaymentValues): Campos => ({
    ...onlyProblems({
      motivo_condonacion: waiverProblem(waivedMonths(order, values).length > 0, values.motivo_condonacion),
    }),
    ...singleMeansProblems(tuitionTotal(order, values), values),
  })

/** If all recargos are waived the customer's field is sent, because an older server cannot waive single months. */
const waiverOf = (order: TuitionOrder, values: TuitionPaymentValues) => {
  const ids = waivedMonths(order, values)
  const motivo = values.motivo_condonacion.trim()
  if (ids.length === 0) return {}
  return ids.length === lateMonths(order).length
    ? { condonar_recargos: true, motivo_condonacion: motivo }
    : { condonar: { ids, motivo } }
}

const termsOf = (order: TuitionOrder, values: TuitionPaymentValues) => ({
  ...meansBody(values),
  total: tuitionTotal(order, values),
  ...waiverOf(order, values),
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

export const paidMeanwhile = (before: TuitionOrder, now: TuitionOrder): Tuition[] => {
  const ordered = new Set(orderedMonths(before).map(({ id }) => id))
  return now.statement.pagos.filter(({ id, pagado }) => pagado && ordered.has(id))
}
