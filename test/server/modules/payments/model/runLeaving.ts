import { centavos, daysBefore, monthOf, sum } from './arithmetic'
import { forgetBecas } from './becas'
import { dueFor, enrol, sendEnrolment } from './enrol'
import type { LeavingCommand } from './leavingMoves'
import { paidHere, paidOf, price, type ModelMonth, type Part } from './month'
import { thisMonth } from './pay'
import { cancelServices } from './services'
import type { Child } from './records'
import { pick, today, type Model } from './state'

const childOf = ({ children }: Model, { at }: LeavingCommand) => pick(children, at) as Child

const leaveRefusal = (model: Model, child: Child, fecha: string): number | null => {
  if (fecha > today(model)) return 400
  if (child.enrolment === 0 || child.deleted) return 404
  if (fecha < model.year.starts) return 400
  return child.calledOff || child.gone !== null ? 409 : null
}

const worth = (parts: readonly Part[]): number => sum(parts.map(({ principal, off }) => principal - off))

/** What was paid of a month that its pupil will not attend becomes credit of the family: each payment for itself. */
const turnIntoCredit = (model: Model, month: ModelMonth): void => {
  for (const part of month.parts.filter(({ principal }) => principal > 0)) {
    const payment = model.payments.find(({ id }) => id === part.payment.id)
    if (payment) payment.credited += worth([part])
    model.credit += worth([part])
  }
  month.parts = month.parts.filter(({ principal }) => principal === 0)
}

const leave = async (model: Model, command: LeavingCommand & { do: 'leave' }): Promise<void> => {
  const child = childOf(model, command)
  const fecha = daysBefore(today(model), command.back)
  const body = {
    inscripcionId: child.enrolment || 2_000_000_000,
    fecha,
    motivo: 'PRUEBA',
    a_favor: command.credit,
  }
  const callers = command.twice ? model.callers : [model.caller]
  const answers = await Promise.all(callers.map((caller) => caller.patch('/inscripciones/baja', body)))
  const statuses = answers.map(({ status }) => status).sort()
  const refusal = leaveRefusal(model, child, fecha)
  if (refusal !== null) return expect(statuses).toEqual(callers.map(() => refusal))
  expect(statuses).toEqual([200, ...callers.slice(1).map(() => 409)])
  const out = child.months.filter(({ month, settled }) => month > monthOf(fecha) && !settled)
  const ahead = out.filter((month) => paidHere(month) > 0)
  const { efecto } = answers.find(({ status }) => status === 200)!.body
  expect(efecto.adelantados.map(({ id }: { id: number }) => id)).toEqual(ahead.map(({ id }) => id))
  expect(centavos(efecto.a_favor)).toBe(sum(ahead.map(({ parts }) => worth(parts))))
  child.gone = fecha
  child.becas = [null, null]
  for (const month of out) {
    Object.assign(month, { out: true, extended: null })
    if (command.credit) {
      turnIntoCredit(model, month)
      price(month, child.terms, model.adding)
    }
    // What was paid stays, and is then all that the month costs.
    else if (paidHere(month) > 0 && paidOf(month) < month.total) {
      month.before = month.total
      month.total = paidOf(month)
    }
  }
  cancelServices(model, child, nextMonth(fecha))
}

/** '2026-09-10' → '2026-10'. */
const nextMonth = (day: string): string => {
  const at = new Date(`${monthOf(day)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + 1)
  return at.toISOString().slice(0, 7)
}

const comeBack = async (model: Model, child: Child): Promise<void> => {
  const inscripcionId = child.enrolment || 2_000_000_000
  const { status } = await model.caller.patch('/inscripciones/reingreso', { inscripcionId })
  if (child.enrolment === 0 || child.deleted) return expect(status).toBe(404)
  if (child.calledOff || child.gone === null) return expect(status).toBe(409)
  expect(status).toBe(200)
  const back = child.months.filter(({ out, settled, month }) => out && !settled && month >= thisMonth(model))
  for (const month of back) {
    month.out = false
    const whole = paidHere(month) > 0 && month.before === null
    if (!whole) month.vencimiento = dueFor(month.vencimiento, today(model), model.dia_habil)
    // What stayed paid of it counts towards the whole price, without a beca.
    if (month.before !== null || (month.elsewhere > 0 && !whole))
      Object.assign(month, { total: month.lista, beca: 0, before: null })
  }
  child.gone = null
  forgetBecas(model, child)
}

/** Whether valid payments were taken for months of the enrolment, even if they no longer pay these months. */
const standOn = ({ payments }: Model, { months }: Child): boolean =>
  payments.some(
    ({ cancelled, months: paid }) => cancelled === null && paid.some((each) => months.includes(each)),
  )

const callOff = async (model: Model, child: Child): Promise<void> => {
  const { status } = await model.caller.delete(`/inscripciones/${child.enrolment || 2_000_000_000}`, {
    motivo_cancelacion: 'PRUEBA',
  })
  if (child.enrolment === 0) return expect(status).toBe(404)
  if (child.calledOff || standOn(model, child)) return expect(status).toBe(child.deleted ? 404 : 409)
  expect(status).toBe(200)
  Object.assign(child, { calledOff: true, gone: null, becas: [null, null], terms: [[], []], months: [] })
  cancelServices(model, child, '')
  for (const charge of model.charges)
    if (charge.student === child.student && charge.due === model.year.before && charge.paid === 0)
      charge.cancelled = true
}

const enrolAgain = async (model: Model, child: Child): Promise<void> => {
  if (child.calledOff || child.enrolment === 0) return enrol(model, child)
  expect((await sendEnrolment(model, child)).status).toBe(409)
}

export const runLeaving = async (model: Model, command: LeavingCommand): Promise<void> => {
  const child = childOf(model, command)
  if (command.do === 'leave') return leave(model, command)
  if (command.do === 'come back') return comeBack(model, child)
  return command.do === 'call off' ? callOff(model, child) : enrolAgain(model, child)
}
