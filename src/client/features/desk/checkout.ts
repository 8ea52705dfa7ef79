import { collectProblems } from '@contract/desk/desk.rules'
import type { CollectBody } from '@contract/desk/desk.schemas'
import { settle, type Settlement } from '@contract/desk/settle.rules'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import type { Family } from '@contract/domain/family'
import { formatPesos } from '@contract/domain/money'
import { paymentDayProblem } from '@contract/payments/payments.rules'
import type { Missing } from '../../ui/forms/missing'
import {
  cashMeans,
  fieldOf,
  meansProblems,
  missingMeans,
  sentMeans,
  type Means,
} from '../../ui/payments/means'
import { partOf, partProblem } from './lineParts'
import type { Picks, PicksCost } from './picks'

export interface PaymentValues {
  medios: readonly Means[]
  /** Whether the family's credit is used; null until the cashier chooses, and `usesCredit` decides. */
  usar_saldo: boolean | null
  a_cuenta: boolean
  /** '' is today. */
  fecha_pago: string
  motivo_condonacion: string
  /** The cashier said that this is another payment, although its reference was used before. */
  confirmar_referencia: boolean
  /** Null when the family wants no invoice. */
  fiscalId: number | null
}

export const emptyValues: PaymentValues = {
  medios: [cashMeans(0)],
  usar_saldo: null,
  a_cuenta: false,
  fecha_pago: '',
  motivo_condonacion: '',
  confirmar_referencia: false,
  fiscalId: null,
}

export interface Checkout {
  of: Family
  cost: PicksCost
  /** Pesos of the family's credit. */
  credit: number
  picks: Picks
  values: PaymentValues
}

/** Credit that covers everything has to be ticked by the cashier: a hurried Enter would spend it. */
export const usesCredit = ({ cost, credit, values }: Checkout): boolean =>
  values.usar_saldo ?? (!values.a_cuenta && credit < cost.total)

const noAmountTyped = (medios: readonly Means[]): boolean => medios.every(({ monto }) => monto === null)

const asksForCredit = ({ cost, credit, values: { usar_saldo, medios } }: Checkout): boolean =>
  usar_saldo === null &&
  cost.total > 0 &&
  credit >= cost.total &&
  noAmountTyped(medios) &&
  medios.every(({ metodo_pago }) => metodo_pago === 'EFECTIVO')

export const settleCheckout = (checkout: Checkout): Settlement => {
  const { cost, credit, values } = checkout
  return settle(cost.total, {
    medios: values.medios,
    credit: usesCredit(checkout) ? credit : 0,
    toAccount: values.a_cuenta,
  })
}

export const isCoveredByCredit = (checkout: Checkout): boolean =>
  settleCheckout(checkout).due === 0 && checkout.cost.total > 0 && noAmountTyped(checkout.values.medios)

/** A transfer may have arrived before today, cash may not. */
export const mayBackdate = ({ medios }: PaymentValues, today: IsoDate): boolean => {
  const methods = medios.flatMap(({ metodo_pago }) => metodo_pago ?? [])
  return paymentDayProblem(addDays(today, -1), today, methods) === null
}

/** The day on which the money arrived; undefined is today. */
export const moneyDay = (values: PaymentValues, today: IsoDate): IsoDate | undefined =>
  values.fecha_pago !== '' && values.fecha_pago !== today && mayBackdate(values, today)
    ? values.fecha_pago
    : undefined

export const bodyOf = (checkout: Checkout, today: IsoDate): CollectBody => {
  const { of, cost, picks, values } = checkout
  const { used, kept, excess } = settleCheckout(checkout)
  const day = moneyDay(values, today)
  const anual = cost.years.map(({ alumnoId, cicloEscolarId }) => ({ alumnoId, cicloEscolarId }))
  const waived = cost.waived.map(({ id }) => id)
  return {
    ...of,
    lineas: cost.lines.map((line) => {
      const { abono } = partOf(line, picks)
      return { tipo: line.tipo, id: line.id, ...(abono === null ? {} : { abono }) }
    }),
    ...(anual.length > 0 ? { anual } : {}),
    medios: sentMeans(values.medios, kept),
    ...(used > 0 ? { usar_saldo: used } : {}),
    ...(values.a_cuenta && excess > 0 ? { a_cuenta: true } : {}),
    ...(day === undefined ? {} : { fecha_pago: day }),
    ...(values.confirmar_referencia ? { confirmar_referencia: true } : {}),
    ...(values.fiscalId == null ? {} : { fiscalId: values.fiscalId }),
    ...(waived.length > 0 ? { condonar: { ids: waived, motivo: values.motivo_condonacion.trim() } } : {}),
  }
}

const partProblems = ({ cost, picks }: Checkout): Campos =>
  onlyProblems(Object.fromEntries(cost.lines.map((line) => [line.key, partProblem(line, picks)])))

/** Problems by field: `fieldOf` names those of a means, a line's key its partial amount. */
export const checkoutProblems = (checkout: Checkout, today: IsoDate): Campos => {
  const { missing, excess, kept } = settleCheckout(checkout)
  const own = { ...partProblems(checkout), ...meansProblems(checkout.values.medios, kept) }
  if (Object.keys(own).length > 0) return own
  const { lineas, ...rules } = collectProblems(bodyOf(checkout, today), today)
  if (lineas) return { lineas }
  if (missing > 0) return { medios: `Falta cubrir ${formatPesos(missing)}` }
  if (excess > 0 && !checkout.values.a_cuenta)
    return { medios: `Sobran ${formatPesos(excess)}: corrige el monto o déjalo a favor de la familia` }
  return rules
}

export const PICKS = 'concepto'

/** The topmost field still to fill in, not one filled in wrongly. @param owes whether the family owes anything to pick */
export const missingIn = (checkout: Checkout, owes: boolean): Missing | null => {
  const { cost, values } = checkout
  const nothingPicked = cost.lines.length + cost.years.length === 0
  if (nothingPicked && noAmountTyped(values.medios))
    return owes
      ? { say: 'Elige qué se cobra', name: PICKS }
      : { say: 'Escribe cuánto se recibe', name: fieldOf('monto', 0) }
  if (cost.waived.length > 0 && !values.motivo_condonacion.trim())
    return { say: 'Escribe el motivo', name: 'condonar' }
  if (asksForCredit(checkout)) return { say: 'Elige cómo se paga', name: 'usar_saldo' }
  const means = missingMeans(settleCheckout(checkout).due, values.medios)
  return means && { say: means.say, name: fieldOf(means.field, means.at) }
}
