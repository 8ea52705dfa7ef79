import { refundLabel } from '@contract/desk/desk.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Answer } from '@test/support/server/harness'
import { centavos, monthOf, share, sum } from './arithmetic'
import {
  dueFee,
  earlyOf,
  isOpen,
  isTooEarly,
  isWholeInTime,
  paidHere,
  paidOf,
  price,
  restOf,
  type ModelMonth,
} from './month'
import type { Child, Handed, ModelPayment, ModelRefund } from './records'
import { rulesOf, today, type Model } from './state'

/** What a payment pays of a month, in centavos. */
export interface MonthPay {
  month: ModelMonth
  principal: number
  fee: number
  waived: number
  /** What discounts take off it; null where the discount of its year is shared between months by the product. */
  off: number | null
}
/** What a payment moves, in centavos. */
export interface Paid {
  /** What each child's lines cost. */
  parts: Map<number, number>
  means: Handed[]
  used?: number
  extra?: number
  day: string
  months?: readonly MonthPay[]
  /** Of the years paid at once. */
  discount?: number
}

/** Paid whole, with its recargo unless that is waived, less what paying early saves. */
export const payWhole = (model: Model, month: ModelMonth, day: string, spared: boolean): MonthPay => {
  const rules = rulesOf(model)
  const fee = dueFee(month, rules, day)
  return {
    month,
    principal: restOf(month),
    fee: spared ? 0 : fee,
    waived: spared ? fee : 0,
    off: earlyOf(month, rules, day),
  }
}

/** An abono: the recargo of the day first, then the month. */
export const payAbono = (
  model: Model,
  month: ModelMonth,
  day: string,
  { abono, spared }: { abono: number; spared: boolean },
): MonthPay => {
  const due = dueFee(month, rulesOf(model), day)
  const fee = spared ? 0 : Math.min(abono, due)
  return { month, principal: abono - fee, fee, waived: spared ? due : 0, off: 0 }
}

/** Every open month of a child: the yearly discount on whole ones in time, the others at what they cost. */
export const payYear = (
  model: Model,
  child: Child,
  day: string,
  spared: (month: ModelMonth) => boolean,
): { months: MonthPay[]; discount: number } => {
  const { descuento_anual, anual_hasta } = model.terms
  const { year } = model
  const last = anual_hasta === null ? year.ends : year.later(anual_hasta)
  const given = descuento_anual > 0 && day <= last && day <= year.ends
  const open = child.months.filter(isOpen)
  const lowered = given ? open.filter((month) => isWholeInTime(month, day)) : []
  const months = open.map((month) => {
    const whole = payWhole(model, month, day, spared(month))
    return lowered.includes(month) ? { ...whole, off: null } : whole
  })
  return { months, discount: share(sum(lowered.map(({ total }) => total)), descuento_anual) }
}

/** Without the discount of a year. */
export const costOf = ({ principal, fee, off }: MonthPay): number => principal + fee - (off ?? 0)

export const waivedIn = (months: readonly MonthPay[]): Map<number, number> =>
  new Map(months.filter(({ waived }) => waived > 0).map(({ month, waived }) => [month.id, waived]))

/** Whether a month cannot be paid by money of this day: 409. */
export const cannotPay = (month: ModelMonth, day: string): boolean => !isOpen(month) || isTooEarly(month, day)

/** What a paying call must answer when it goes through; the payment joins the model. */
export const expectPaid = (model: Model, { status, body }: Answer, paid: Paid, undo: () => void): void => {
  const { parts, means, used = 0, extra = 0, day, months = [], discount = 0 } = paid
  const handed = sum(means.map(({ centavos: each }) => each))
  expect([status, body.message, body.pago?.monto, body.pago?.folio]).toEqual([
    ...[200, expect.anything(), handed / 100],
    ++model.lastFolio,
  ])
  const { pago } = body as { pago: Payment }
  expect(sum([...parts.values()]) + extra).toBe(handed + used)
  expect(pago.medios.map(({ metodo_pago, monto }) => [metodo_pago, centavos(monto)])).toEqual(
    means.map((each) => [each.method, each.centavos]),
  )
  expect(new Set(pago.alumnos.map(({ id }) => id))).toEqual(new Set(parts.keys()))
  model.credit += extra - used
  const payment: ModelPayment = {
    id: pago.id,
    folio: pago.folio,
    parts,
    means,
    used,
    extra,
    day,
    undo,
    entered: model.day,
    cancelled: null,
    credited: 0,
    waived: waivedIn(months),
    months: months.map(({ month }) => month),
  }
  model.payments.push(payment)
  model.moved.push(payment)
  if (used > 0) model.uses.push(payment)
  let shared = 0
  for (const { month, off, ...part } of months) {
    const lines = pago.conceptos.filter(({ idColegiatura }) => idColegiatura === month.id)
    const of = (tipo: string) =>
      sum(lines.filter((line) => line.tipo === tipo).map(({ monto }) => Math.abs(centavos(monto))))
    const taken = of('DESCUENTO')
    expect([of('COLEGIATURA'), of('RECARGO')]).toEqual([part.principal, part.fee])
    if (off === null) shared += taken
    else expect(taken).toBe(off)
    month.parts.push({ payment, day, ...part, off: taken })
  }
  expect(shared).toBe(discount)
}

/** What a payment paid of its months is owed again. */
export const takeBack = (model: Model, payment: { id: number }): void => {
  for (const child of model.children)
    for (const month of child.months) {
      const left = month.parts.filter((part) => part.payment.id !== payment.id)
      if (left.length === month.parts.length) continue
      month.parts = left
      if (month.settled) continue
      if (paidOf(month) === 0) price(month, child.terms, model.adding)
      else if (month.before !== null && paidHere(month) === 0)
        Object.assign(month, { total: month.before, before: null })
      else if (month.out && month.before !== null) month.total = paidOf(month)
    }
}

/** The later payment of one of its months, which has to be cancelled first. */
const laterOf = ({ months, id }: ModelPayment) =>
  months
    .map(({ parts }) => parts.slice(parts.findIndex(({ payment }) => payment.id === id) + 1))
    .flatMap((later, at) => (months[at]!.parts.some(({ payment }) => payment.id === id) ? later : []))

export const cancelPayment = async (model: Model, payment: ModelPayment, inItsCut = false): Promise<void> => {
  const over = inItsCut ? { corte: 'DE_QUIEN_COBRO' } : {}
  const { status, body } = await model.office.cancelPayment(payment.id, undefined, over)
  if (payment.cancelled !== null) {
    expect(status).toBe(409)
    return
  }
  const later = laterOf(payment)
  const credit = model.credit + payment.used - payment.extra - payment.credited
  if (later.length > 0 || credit < 0) {
    const last = model.uses.findLast(({ cancelled }) => cancelled === null) as ModelPayment | ModelRefund
    const folios = [
      ...later.map(({ payment: { folio } }) => folioLabel(folio)),
      ...(credit < 0 ? ['means' in last ? folioLabel(last.folio) : refundLabel(last.folio)] : []),
    ]
    expect([status, folios.some((folio) => String(body.message).includes(folio)), body.message]).toEqual([
      ...[409, true, expect.anything()],
    ])
    return
  }
  expect([status, body.pago?.cancelado]).toEqual([200, true])
  model.credit = credit
  payment.cancelled = inItsCut ? payment.entered : model.day
  payment.undo()
  takeBack(model, payment)
}

/** The month of today, from which on becas, prices and rules change. */
export const thisMonth = (model: Model): string => monthOf(today(model))
