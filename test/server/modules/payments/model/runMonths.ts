import { randomUUID } from 'node:crypto'
import { daysBefore, sum } from './arithmetic'
import { isOpen, type ModelMonth } from './month'
import type { TuitionCommand, Waive } from './monthMoves'
import { cannotPay, costOf, expectPaid, payWhole, payYear, type MonthPay } from './pay'
import type { Child, Handed } from './records'
import { pick, today, type Model } from './state'

const sparedBy = (waive: Waive, months: readonly ModelMonth[]): readonly ModelMonth[] => {
  if (waive === 'all' || waive === 'every') return months
  return waive === 'first' ? months.slice(0, 1) : []
}

/** How a waiver travels: all recargos of a payment, or those of some months. */
const waiverIn = (waive: Waive, spared: readonly ModelMonth[]): Record<string, unknown> => {
  if (waive === 'nothing') return {}
  if (waive === 'all') return { condonar_recargos: true, motivo_condonacion: 'PRUEBA' }
  if (waive === 'another') return { condonar: { ids: [2_000_000_000], motivo: 'PRUEBA' } }
  const ids = spared.map(({ id }) => id)
  return waive === 'without reason'
    ? { condonar_recargos: true, motivo_condonacion: ' ' }
    : { condonar: { ids, motivo: 'PRUEBA' } }
}
const wrongWaiver = (waive: Waive, spared: readonly ModelMonth[]): boolean =>
  waive === 'another' ||
  waive === 'without reason' ||
  ((waive === 'every' || waive === 'first') && spared.length === 0)
/** 400. For a year the open months are known later; without any the answer is 409. */
const expectRefused = (months: readonly ModelMonth[], status: number): void =>
  expect(months.length === 0 ? [400, 409] : [400]).toContain(status)

type Paying = TuitionCommand & { do: 'pay months' | 'pay year' }

/** Pays these months whole by `send`, with or without their recargos, and compares. */
const payThese = async (
  model: Model,
  { child, months, yearly }: { child: Child; months: readonly ModelMonth[]; yearly: boolean },
  command: Paying,
  send: (over: Record<string, unknown>, key: string) => ReturnType<Model['office']['payYear']>,
) => {
  const key = randomUUID()
  const day = daysBefore(today(model), command.back)
  const method = command.back > 0 ? 'TRANSFERENCIA' : 'EFECTIVO'
  const spared = sparedBy(command.waive, months)
  const isSpared = (month: ModelMonth) => spared.includes(month)
  const single = (): { months: MonthPay[]; discount: number } => ({
    months: months.map((month) => payWhole(model, month, day, isSpared(month))),
    discount: 0,
  })
  const whole = yearly ? payYear(model, child, day, isSpared) : single()
  const due = sum(whole.months.map(costOf)) - whole.discount
  const over = {
    ...(command.back > 0 ? { metodo_pago: method, referencia: `MES ${key}`, fecha_pago: day } : {}),
    ...waiverIn(command.waive, spared),
    ...(command.total === 'none' ? {} : { total: (due + (command.total === 'wrong' ? 1 : 0)) / 100 }),
  }
  const answer = await send(over, key)
  model.sent.push({
    answer,
    again: () => send(over, key),
    otherBody: () => send({ ...over, referencia: 'OTRA' }, key),
  })
  if (wrongWaiver(command.waive, spared)) return expectRefused(months, answer.status)
  const refused = months.length === 0 || months.some((month) => cannotPay(month, day))
  // Discounts may leave nothing to pay, and there is no payment of nothing.
  if (refused || due === 0 || command.total === 'wrong') return expect(answer.status).toBe(409)
  const means: Handed[] = [{ method, centavos: due }]
  expectPaid(model, answer, { parts: new Map([[child.student, due]]), means, day, ...whole }, () => undefined)
}

export const childAt = (model: Model, at: number): Child => pick(model.children, at) as Child
/** A month of any child, where it has any; the next ones are of the same. */
export const monthAt = (model: Model, at: number, step = 0): ModelMonth | undefined =>
  pick(childAt(model, at).months, Math.floor(at / model.children.length) + step)

/** Gives a month an extension until a day, or ends it. */
const extend = async (model: Model, at: number, until: number | null) => {
  const month = monthAt(model, at)
  if (!month) return
  const hasta = until === null ? null : (model.year.days[until] as string)
  const body = { ids: [month.id], hasta, motivo: 'PRUEBA' }
  const { status } = await model.caller.patch('/colegiaturas/prorroga', body)
  if (hasta !== null && hasta < today(model)) return expect(status).toBe(400)
  expect(status).toBe(isOpen(month) ? 200 : 409)
  if (isOpen(month)) month.extended = hasta
}

export const runTuition = async (model: Model, command: TuitionCommand): Promise<void> => {
  const { at } = command
  const child = childAt(model, at)
  if (command.do === 'extend') return extend(model, at, command.until)
  if (command.do === 'pay year') {
    const months = child.months.filter(isOpen)
    return payThese(model, { child, months, yearly: true }, command, (over, key) =>
      model.office.payYear(child.student, model.cycle, over, key),
    )
  }
  const months = Array.from({ length: command.many }, (_, step) => monthAt(model, at, step)).filter(
    (month, step, all): month is ModelMonth => month !== undefined && all.indexOf(month) === step,
  )
  if (months.length === 0) return
  const ids = months.map(({ id }) => id)
  return payThese(model, { child, months, yearly: false }, command, (over, key) =>
    model.office.payMonths(ids, over, key),
  )
}
