import { type Campos, onlyProblems } from '@contract/domain/campos'
import { subtractPesos, sumPesos } from '@contract/domain/money'
import { waiverProblem } from '@contract/tuition/lateFees.rules'
import type { Tuition, TuitionContract } from '@contract/tuition/tuition.schemas'
import type { TuitionStatement } from '../../state/otherServers/tuition'
import { costOf, type Cost } from '../../ui/payments/cost'
import { emptyMeans, meansBody, singleMeansProblems, type SingleMeans } from '../../ui/payments/means'
import { openMonths } from './tuitionMonths'

export interface TuitionChoice {
  statement: TuitionStatement
  /** Null: every open month, with the yearly discount. */
  ids: readonly number[] | null
}

export interface TuitionPaymentValues extends SingleMeans {
  /** Months whose recargo is waived. */
  condonar: readonly number[]
  motivo_condonacion: string
}

export const emptyPayment: TuitionPaymentValues = {
  ...emptyMeans,
  condonar: [],
  motivo_condonacion: '',
}

export const chosenMonths = ({ statement, ids }: TuitionChoice): Tuition[] =>
  openMonths(statement.pagos).filter(({ id }) => ids === null || ids.includes(id))

export const lateMonths = (choice: TuitionChoice): Tuition[] =>
  chosenMonths(choice).filter(({ recargo }) => recargo > 0)

/** Pesos; importe = lista − beca − abonado. */
export interface TuitionCost extends Cost {
  lista: number
  beca: number
  /** Already paid of these months, recargos not counted. */
  abonado: number
}

export const costOfChoice = (choice: TuitionChoice, waived: readonly number[] = []): TuitionCost => {
  const months = chosenMonths(choice)
  const { anual } = choice.statement
  // The server's discount of a whole year includes the pronto pago of months that the yearly discount leaves out.
  const [descuento, early] = choice.ids === null ? [anual?.descuento, 0] : [0, 1]
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

/** Only months that still have a recargo: a waived one may have lost it meanwhile. */
export const waivedMonths = (choice: TuitionChoice, { condonar }: TuitionPaymentValues): number[] =>
  lateMonths(choice)
    .map(({ id }) => id)
    .filter((id) => condonar.includes(id))

export const tuitionTotal = (choice: TuitionChoice, values: TuitionPaymentValues): number =>
  costOfChoice(choice, waivedMonths(choice, values)).total

export const paymentProblems =
  (choice: TuitionChoice) =>
  (values: TuitionPaymentValues): Campos => ({
    ...onlyProblems({
      motivo_condonacion: waiverProblem(waivedMonths(choice, values).length > 0, values.motivo_condonacion),
    }),
    ...singleMeansProblems(tuitionTotal(choice, values), values),
  })

/** When all recargos are waived the customer's field is sent, because an older server cannot waive single months. */
const waiverOf = (choice: TuitionChoice, values: TuitionPaymentValues) => {
  const ids = waivedMonths(choice, values)
  const motivo = values.motivo_condonacion.trim()
  if (ids.length === 0) return {}
  return ids.length === lateMonths(choice).length
    ? { condonar_recargos: true, motivo_condonacion: motivo }
    : { condonar: { ids, motivo } }
}

const termsOf = (choice: TuitionChoice, values: TuitionPaymentValues) => ({
  ...meansBody(values),
  total: tuitionTotal(choice, values),
  ...waiverOf(choice, values),
})

export const monthsBody = (
  choice: TuitionChoice,
  values: TuitionPaymentValues,
): TuitionContract['pay']['body'] => ({
  ids: chosenMonths(choice).map(({ id }) => id),
  ...termsOf(choice, values),
})

export const yearBody = (
  choice: TuitionChoice,
  values: TuitionPaymentValues,
): TuitionContract['payYear']['body'] => ({
  alumnoId: choice.statement.alumno.id,
  cicloEscolarId: choice.statement.cicloEscolar.id,
  ...termsOf(choice, values),
})

export const paidMeanwhile = (before: TuitionChoice, now: TuitionChoice): Tuition[] => {
  const chosen = new Set(chosenMonths(before).map(({ id }) => id))
  return now.statement.pagos.filter(({ id, pagado }) => pagado && chosen.has(id))
}
