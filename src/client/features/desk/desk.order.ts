import { collectProblems } from '@contract/desk/desk.rules'
import type { DeskContract } from '@contract/desk/desk.schemas'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import { partialPaymentProblem } from '@contract/charges/charges.rules'
import { formatPesos, subtractPesos } from '@contract/domain/money'
import { needsReference, referenceProblem, type PaymentMethod } from '@contract/domain/paymentMethods'
import { paymentDayProblem } from '@contract/payments/payments.rules'
import type { Missing } from '../../ui/forms/missing'
import {
  cashMeans,
  missingMeans,
  settleMeans,
  type Means,
  type Settlement as MeansSettlement,
} from '../../ui/payments/means'
import { unreadableProblem } from '../../ui/payments/paymentMeans'
import { partOf, type Cost, type Picks } from './desk.lines'
import { texts } from './desk.texts'

/** What the cashier fills in beside the picks. */
export interface PaymentValues {
  medios: readonly Means[]
  /** Null until somebody says: the family's credit is proposed, where nothing is left on account. */
  usar_saldo: boolean | null
  a_cuenta: boolean
  /** '' is today. */
  fecha_pago: string
  /** Why recargos are let go. */
  motivo_condonacion: string
  /** Another payment has a reference of these means, and this one is meant all the same. */
  confirmar_referencia: boolean
}

export const emptyValues: PaymentValues = {
  medios: [cashMeans(0)],
  usar_saldo: null,
  a_cuenta: false,
  fecha_pago: '',
  motivo_condonacion: '',
  confirmar_referencia: false,
}

/** What the means and the credit cover, pesos. */
export interface Settlement extends MeansSettlement {
  /** Of the family's credit. */
  usado: number
  /** What is left for the means. */
  due: number
}

/**
 * Whether the family's credit pays first. Credit that covers everything has to be ticked by the cashier, because otherwise a
 * hurried Enter would spend it.
 */
export const usesCredit = (cost: number, credit: number, values: PaymentValues): boolean =>
  values.usar_saldo ?? (!values.a_cuenta && credit < cost)

/** Whether credit that covers everything waits for somebody to say that it is used. */
const asksForCredit = (cost: number, credit: number, values: PaymentValues): boolean =>
  values.usar_saldo === null &&
  cost > 0 &&
  credit >= cost &&
  values.medios.every(({ monto, metodo_pago }) => monto === null && metodo_pago === 'EFECTIVO')

/**
 * How a cost is covered: by credit first, then by the means.
 * @param cost pesos · @param credit pesos the family has
 */
export const settle = (cost: number, credit: number, values: PaymentValues): Settlement => {
  const usado = usesCredit(cost, credit, values) ? Math.min(credit, cost) : 0
  const due = subtractPesos(cost, usado)
  return { usado, due, ...settleMeans(due, values.medios, values.a_cuenta) }
}

const chosen = (medios: readonly Means[]): PaymentMethod[] =>
  medios.flatMap(({ metodo_pago }) => metodo_pago ?? [])

/** Whether the money may have arrived on another day than today: not what is handed over at the desk. */
export const mayBackdate = ({ medios }: PaymentValues, today: IsoDate): boolean =>
  paymentDayProblem(addDays(today, -1), today, chosen(medios)) === null

/** The day the money arrived where it is not today. */
export const moneyDay = (values: PaymentValues, today: IsoDate): IsoDate | undefined =>
  values.fecha_pago !== '' && values.fecha_pago !== today && mayBackdate(values, today)
    ? values.fecha_pago
    : undefined

/** Everything a payment is made of. */
export interface Order {
  of: { padreId: number } | { alumnoId: number }
  cost: Cost
  credit: number
  picks: Picks
  values: PaymentValues
}

/** The body of the call. */
export const bodyOf = (
  { of, cost, credit, picks, values }: Order,
  today: IsoDate,
): DeskContract['collect']['body'] => {
  const { usado, kept, sobra } = settle(cost.total, credit, values)
  const day = moneyDay(values, today)
  return {
    ...of,
    lineas: cost.lines.map((line) => {
      const part = partOf(line, picks)
      return { tipo: line.tipo, id: line.id, ...(part === line.saldo ? {} : { abono: part }) }
    }),
    ...(cost.years.length > 0
      ? { anual: cost.years.map(({ alumnoId, cicloEscolarId }) => ({ alumnoId, cicloEscolarId })) }
      : {}),
    medios: values.medios.flatMap(({ metodo_pago, referencia }, at) =>
      metodo_pago !== null && kept[at]! > 0
        ? [
            {
              metodo_pago,
              monto: kept[at]!,
              referencia: needsReference(metodo_pago) ? referencia.trim() : null,
            },
          ]
        : [],
    ),
    ...(usado > 0 ? { usar_saldo: usado } : {}),
    ...(values.a_cuenta && sobra > 0 ? { a_cuenta: true } : {}),
    ...(day === undefined ? {} : { fecha_pago: day }),
    ...(values.confirmar_referencia ? { confirmar_referencia: true } : {}),
    ...(cost.waived.length > 0
      ? { condonar: { ids: cost.waived.map(({ id }) => id), motivo: values.motivo_condonacion.trim() } }
      : {}),
  }
}

const meansProblems = ({ medios }: PaymentValues, kept: readonly number[]): Campos =>
  Object.assign(
    {},
    ...medios.map(({ metodo_pago, monto, referencia }, at) =>
      onlyProblems({
        [`monto ${at}`]: unreadableProblem(monto),
        [`referencia ${at}`]:
          metodo_pago !== null && kept[at]! > 0 ? referenceProblem(metodo_pago, referencia) : null,
      }),
    ),
  ) as Campos

/** What is wrong, by field: those of a means carry its place, those of a line its key. */
export const orderProblems = (order: Order, today: IsoDate): Campos => {
  const { cost, credit, picks, values } = order
  const { falta, sobra, kept } = settle(cost.total, credit, values)
  const parts: Campos = onlyProblems(
    Object.fromEntries(
      cost.lines
        .filter(({ key }) => picks.abonos[key] != null)
        .map((line) => [
          line.key,
          unreadableProblem(picks.abonos[line.key]!) ??
            partialPaymentProblem(line.saldo, picks.abonos[line.key]!),
        ]),
    ),
  )
  const own = { ...parts, ...meansProblems(values, kept) }
  if (Object.keys(own).length > 0) return own
  const { lineas, ...rules } = collectProblems(bodyOf(order, today), today)
  if (lineas) return { lineas }
  if (falta > 0) return { medios: texts.short(formatPesos(falta)) }
  if (sobra > 0 && !values.a_cuenta) return { medios: texts.surplus(formatPesos(sobra)) }
  return rules
}

/** Name of the boxes that pick lines. */
export const PICKS = 'concepto'

/**
 * What a person still has to do before this may be taken, from above; what is wrong is not missing.
 * @param owes whether there is anything to pick
 */
export const missingIn = ({ cost, credit, values }: Order, owes: boolean): Missing | null => {
  const { due } = settle(cost.total, credit, values)
  const nothing = cost.lines.length + cost.years.length === 0
  if (nothing && values.medios.every(({ monto }) => monto === null))
    return owes ? { say: texts.pickFirst, name: PICKS } : { say: texts.amountFirst, name: 'monto 0' }
  if (cost.waived.length > 0 && !values.motivo_condonacion.trim())
    return { say: texts.waiveReasonFirst, name: 'condonar' }
  if (asksForCredit(cost.total, credit, values)) return { say: texts.chooseHow, name: 'usar_saldo' }
  const means = missingMeans(due, values.medios)
  return means && { say: means.say, name: `${means.field} ${means.at}` }
}
