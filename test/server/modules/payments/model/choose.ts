import { daysBefore, sum } from './arithmetic'
import type { Visit } from './familyMoves'
import { isOpen, restOf, type ModelMonth } from './month'
import { cannotPay, payAbono, payWhole, payYear, type MonthPay } from './pay'
import { monthAt } from './runMonths'
import type { Child, ModelCharge } from './records'
import { pick, stateOf, today, type Model } from './state'

export interface ChargePart {
  charge: ModelCharge
  centavos: number
}
export interface MonthLine extends MonthPay {
  /** Centavos asked for; null for the whole month. */
  abono: number | null
}
/** What a family pays in one visit, by the model's own arithmetic. */
export interface Chosen {
  day: string
  parts: ChargePart[]
  single: MonthLine[]
  yearly: Child | undefined
  ofYear: MonthPay[]
  discount: number
  /** Months whose recargo is waived. */
  spared: readonly ModelMonth[]
  /** 409 with what the whole month costs early: an abono reaches it. */
  reachesEarly: boolean
}

/** A part of a month as it is asked for, or all of it. */
const line = (
  model: Model,
  month: ModelMonth,
  {
    percent,
    day,
    spared,
    slip,
  }: { percent: number | null; day: string; spared: boolean; slip: Visit['slip'] },
): MonthLine => {
  const whole = payWhole(model, month, day, spared)
  if (percent === null) return { ...whole, abono: null }
  const cost = restOf(month) + whole.fee
  const fits = Math.max(1, Math.floor((cost * percent) / 100))
  const abono = slip === 'abono of nothing' ? 0 : slip === 'abono above' ? cost + 1 : fits
  return { ...payAbono(model, month, day, { abono, spared }), abono }
}

/** What a family chooses to pay: what is open, unless the cashier's page is old. */
export const choose = (model: Model, { charges, months, year, slip, back, waive }: Visit): Chosen => {
  const day = daysBefore(today(model), back)
  const isOpenCharge = (charge: ModelCharge) => ['PENDIENTE', 'PARCIAL'].includes(stateOf(charge))
  const onScreen = slip === 'gone' ? model.charges : model.charges.filter(isOpenCharge)
  const parts = new Map<number, ChargePart>()
  for (const { at, percent } of charges) {
    const charge = pick(onScreen, at)
    if (!charge) continue
    const rest = charge.total - charge.paid
    parts.set(charge.id, { charge, centavos: Math.max(1, Math.floor((rest * percent) / 100)) })
  }
  const yearly = year === null ? undefined : (pick(model.children, year) as Child)
  const picked = new Map<ModelMonth, number | null>()
  for (const { at, percent } of months) {
    const month = monthAt(model, at)
    if (month && (slip === 'gone' || isOpen(month))) picked.set(month, percent)
  }
  const open = yearly?.months.filter(isOpen) ?? []
  const all = [...picked.keys(), ...open]
  const spared = waive === 'all' ? all : waive === 'first' ? all.slice(0, 1) : []
  const single = [...picked].map(([month, percent]) =>
    line(model, month, { percent, day, spared: spared.includes(month), slip }),
  )
  const year1 = yearly
    ? payYear(model, yearly, day, (month) => spared.includes(month))
    : { months: [], discount: 0 }
  const reachesEarly = single.some(({ month, abono }) => {
    const { principal, fee, off } = payWhole(model, month, day, spared.includes(month))
    return abono !== null && (off ?? 0) > 0 && abono >= principal + fee - (off ?? 0)
  })
  return {
    day,
    parts: [...parts.values()],
    single,
    yearly,
    spared,
    reachesEarly,
    ofYear: year1.months,
    discount: year1.discount,
  }
}

/** Why the server must refuse what was chosen, apart from the slips of the visit. */
export const refusalsOf = ({ day, parts, single, yearly, ofYear, reachesEarly }: Chosen): number[] => {
  const refusals: number[] = []
  const months = [...single, ...ofYear].map(({ month }) => month)
  if (yearly && single.some(({ month }) => yearly.months.includes(month))) refusals.push(400)
  if (yearly && ofYear.length === 0) refusals.push(409)
  if (months.some((month) => cannotPay(month, day)) || reachesEarly) refusals.push(409)
  // Of a month that is closed an abono is above what is due, too.
  if (single.some(({ month, abono }) => abono !== null && !isOpen(month))) refusals.push(400)
  for (const { charge } of parts) if (charge.cancelled || charge.paid === charge.total) refusals.push(409)
  return refusals
}

/** What the months of some children cost, and their charges. */
export const costsOf = (model: Model, chosen: Chosen): Map<number, number> => {
  const { parts, single, ofYear, yearly, discount } = chosen
  const months = [...single, ...ofYear]
  const costs = model.children.map((child) => {
    const charges = parts.filter(({ charge }) => charge.student === child.student)
    const own = months.filter(({ month }) => child.months.includes(month))
    const cost =
      sum(charges.map(({ centavos }) => centavos)) +
      sum(own.map(({ principal, fee, off }) => principal + fee - (off ?? 0))) -
      (child === yearly ? discount : 0)
    return { student: child.student, cost, is: charges.length + own.length > 0 }
  })
  return new Map(costs.filter(({ is }) => is).map(({ student, cost }) => [student, cost]))
}
