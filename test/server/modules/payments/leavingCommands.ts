import { lower, open, type Child, type Model, type ModelPayment } from './ledgerModel'
import { dueAfter, type LeavingCommand } from './leavingModel'
import { DAYS, daysBefore, sum } from './monthModel'
import { DAY_BEFORE } from './openingModel'

/** '2026-09-10' → '2026-09'. */
const monthOf = (day: string): string => day.slice(0, 7)
/** Of the cycle, which ends in June: the due day may have moved within its month. */
const START = '2026-09-01'
const childOf = ({ children }: Model, { at: index }: LeavingCommand) => children[index] as Child

const leaveRefusal = (child: Child, fecha: string, today: string): number | null => {
  if (fecha > today) return 400
  if (child.deleted) return 404
  if (fecha < START) return 400
  return child.calledOff || child.gone !== null ? 409 : null
}

const leave = async (model: Model, command: LeavingCommand & { do: 'leave' }): Promise<void> => {
  const child = childOf(model, command)
  const today = DAYS[model.day] as string
  const fecha = daysBefore(today, command.back)
  const body = { inscripcionId: child.enrolment, fecha, motivo: 'PRUEBA', a_favor: command.credit }
  const desks = command.twice ? model.today() : [model.desk]
  const answers = await Promise.all(desks.map((desk) => desk.patch('/inscripciones/baja', body)))
  const statuses = answers.map(({ status }) => status).sort()
  const refusal = leaveRefusal(child, fecha, today)
  if (refusal !== null) return expect(statuses).toEqual(desks.map(() => refusal))
  expect(statuses).toEqual([200, ...desks.slice(1).map(() => 409)])
  const out = child.months.filter(({ month }) => month > monthOf(fecha))
  const ahead = out.filter(({ paid }) => paid)
  const { efecto } = answers.find(({ status }) => status === 200)!.body
  expect(efecto.adelantados.map(({ id }: { id: number }) => id)).toEqual(ahead.map(({ id }) => id))
  const worth = sum(ahead.map(({ total, off }) => total - off))
  expect(Math.round(efecto.a_favor * 100)).toBe(worth)
  child.gone = fecha
  for (const month of out.filter(({ settled }) => !settled))
    Object.assign(month, { out: true, extended: null })
  if (!command.credit) return
  for (const month of ahead) {
    const payment = month.paidBy as ModelPayment
    payment.credited += month.total - month.off
    model.credit += month.total - month.off
    open(child, month)
  }
}

const comeBack = async (model: Model, child: Child): Promise<void> => {
  const { status } = await model.desk.patch('/inscripciones/reingreso', { inscripcionId: child.enrolment })
  if (child.calledOff || child.gone === null) return expect(status).toBe(child.deleted ? 404 : 409)
  expect(status).toBe(200)
  const today = DAYS[model.day] as string
  const back = child.months.filter(({ out, settled, month }) => out && !settled && month >= monthOf(today))
  for (const month of back) {
    if (!month.paid) month.vencimiento = dueAfter(month.vencimiento, today)
    month.out = false
  }
  child.gone = null
  child.beca = 0
  const [first] = back
  if (first)
    child.becas = [...child.becas.filter(({ from }) => from < first.month), { from: first.month, percent: 0 }]
  for (const month of child.months) lower(child, month)
}

/** Whether valid payments were taken for months of the enrolment, even if they no longer pay these months. */
const standOn = ({ payments }: Model, { months }: Child): boolean =>
  payments.some(
    ({ cancelled, months: paid }) => cancelled === null && paid.some((each) => months.includes(each)),
  )

const callOff = async (model: Model, child: Child): Promise<void> => {
  const { status } = await model.desk.delete(`/inscripciones/${child.enrolment}`, {
    motivo_cancelacion: 'PRUEBA',
  })
  if (child.calledOff || standOn(model, child)) return expect(status).toBe(child.deleted ? 404 : 409)
  expect(status).toBe(200)
  // What was owed from before goes with the enrolment, unless something of it was paid.
  for (const charge of model.charges)
    if (charge.student === child.student && charge.due === DAY_BEFORE && charge.paid === 0)
      charge.cancelled = true
  Object.assign(child, { calledOff: true, gone: null, beca: 0, becas: [], months: [] })
}

const enrol = async (model: Model, child: Child): Promise<void> => {
  if (child.calledOff) return model.enrol([child])
  const { status } = await model.office.enrol(model.cycle, [child.student], { mensualidad: 1999.99 })
  expect(status).toBe(409)
}

export const runLeaving = async (model: Model, command: LeavingCommand): Promise<void> => {
  const child = childOf(model, command)
  if (command.do === 'leave') return leave(model, command)
  if (command.do === 'come back') return comeBack(model, child)
  return command.do === 'call off' ? callOff(model, child) : enrol(model, child)
}
