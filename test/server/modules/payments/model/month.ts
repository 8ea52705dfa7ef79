import {
  earlyOn,
  feeOf,
  feeOn,
  isOverdue,
  share,
  sum,
  together,
  type Accumulation,
  type Early,
  type FeeRule,
  type Owed,
} from './arithmetic'

/** What one payment that stands paid of a month. */
export interface Part {
  payment: { id: number; folio: number }
  day: string
  principal: number
  fee: number
  waived: number
  /** Discounts of that payment on this month. */
  off: number
}

export interface ModelMonth extends Owed {
  id: number
  /** '2026-09', whatever day it is due. */
  month: string
  parts: Part[]
  /** Percent that becas took off `total`. */
  beca: number
  /** Its pupil left before it, or it was settled before the school came in. */
  out: boolean
  /** Settled before: neither its state nor its price changes any more. */
  settled: boolean
  /** The price before a baja lowered it to what was paid. */
  before: number | null
}

/** An open month at list price. */
export const newMonth = (id: number, month: string, vencimiento: string, lista: number): ModelMonth => ({
  id,
  month,
  vencimiento,
  lista,
  total: lista,
  beca: 0,
  extended: null,
  parts: [],
  out: false,
  settled: false,
  before: null,
  elsewhere: 0,
})

export const paidHere = ({ parts }: ModelMonth): number => sum(parts.map(({ principal }) => principal))
/** With what was settled before. */
export const paidOf = (month: ModelMonth): number => month.elsewhere + paidHere(month)
export const restOf = (month: ModelMonth): number => month.total - paidOf(month)
/** Whether it can be paid. */
export const isOpen = (month: ModelMonth): boolean => !month.out && restOf(month) > 0

export const stateOfMonth = (month: ModelMonth): string => {
  const paid = paidOf(month)
  if (paid > 0 && paid === month.total) return 'PAGADO'
  if (month.settled) return 'SALDADO'
  if (month.out) return 'BAJA'
  if (month.total === 0) return 'BECADO'
  return paid > 0 ? 'PARCIAL' : 'PENDIENTE'
}

/** A percent at one of a pupil's two places for becas, from a month on. */
export interface Term {
  from: string
  percent: number
}
/** What a cycle makes of two becas, from a month on. */
export interface Adding {
  from: string
  how: Accumulation
}
export type Places = [Term[], Term[]]

/** Prices a month of which nothing was paid: its list price less what the becas of that month come to. */
export const price = (month: ModelMonth, places: Places, adding: readonly Adding[]): void => {
  if (month.settled || paidOf(month) > 0) return
  const percents = places.map((terms) => terms.findLast(({ from }) => from <= month.month)?.percent ?? 0)
  const how = adding.findLast(({ from }) => from <= month.month)?.how ?? 'MAYOR'
  month.beca = together(percents, how)
  month.total = month.lista - share(month.lista, month.beca)
  month.before = null
}

/** Rules of the school that decide what a month costs on a day. */
export interface Rules {
  fees: readonly FeeRule[]
  early: Early | null
}

/** What is still to pay of its recargo on a day; nothing of a month that cannot be paid. */
export const dueFee = (month: ModelMonth, { fees }: Pick<Rules, 'fees'>, day: string): number =>
  isOpen(month) ? feeOn(month, feeOf(fees, month.vencimiento), day) : 0

export const earlyOf = (month: ModelMonth, { early }: Pick<Rules, 'early'>, day: string): number =>
  isOpen(month) ? earlyOn(month, early, day) : 0

/** Whether the discount for a whole year may be given on it. */
export const isWholeInTime = (month: ModelMonth, day: string): boolean =>
  paidOf(month) === 0 && !isOverdue(month, day)

/** Whether money of that day would come before a payment that stands. */
export const isTooEarly = ({ parts }: ModelMonth, day: string): boolean =>
  parts.some((part) => part.day > day)

/** What it shows, in the order of `shown`. */
export const shownMonth = (month: ModelMonth, rules: Rules, today: string): (string | number | null)[] => {
  const open = isOpen(month)
  const recargo =
    stateOfMonth(month) === 'PAGADO' ? sum(month.parts.map(({ fee }) => fee)) : dueFee(month, rules, today)
  return [
    ...[month.id, stateOfMonth(month), month.lista, month.total, paidOf(month)],
    ...[open ? restOf(month) : 0, recargo, earlyOf(month, rules, today)],
    ...[month.parts.at(-1)?.day ?? null, month.vencimiento],
  ]
}
