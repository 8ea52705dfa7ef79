import { randomUUID } from 'node:crypto'
import type { Caller } from '@test/support/server/harness'
import { centavos, workingDay } from './arithmetic'
import type { Child, ModelCharge } from './records'
import type { Model } from './state'

const PRICE = 350.5

const isIn = ({ enrolment, gone, calledOff }: Child): boolean => enrolment > 0 && gone === null && !calledOff

/** '2026-09' to '2027-06'. */
const monthsOf = ({ year }: Model): string[] =>
  Array.from({ length: 10 }, (_, each) => {
    const at = new Date(`${year.starts}T00:00:00Z`)
    at.setUTCMonth(at.getUTCMonth() + each)
    return at.toISOString().slice(0, 7)
  })

const serviceOf = async (model: Model): Promise<number> => {
  if (model.service > 0) return model.service
  const body = { cicloEscolarId: model.cycle, nombre: 'TRANSPORTE', mensualidad: PRICE }
  const made = await model.caller.post('/servicios', body)
  expect([made.status, made.body.message]).toEqual([200, expect.anything()])
  return (model.service = made.body.servicio.id)
}

const chargesFrom = ({ charges }: Model, { student }: Child, from: string): ModelCharge[] =>
  charges.filter(
    (charge) =>
      charge.student === student && !charge.cancelled && charge.service !== null && charge.service >= from,
  )

/** The charges of a service that an unpaid month loses: from a month on, those that nothing was paid of. */
export const cancelServices = (model: Model, child: Child, from: string): void => {
  for (const charge of chargesFrom(model, child, from)) if (charge.paid === 0) charge.cancelled = true
}

/** Charges a child the months of the service from one on, each once whatever is pressed how often. */
export const chargeService = async (
  model: Model,
  child: Child,
  { from: at, twice }: { from: number; twice: boolean },
): Promise<void> => {
  const service = await serviceOf(model)
  const months = monthsOf(model)
  const body = { alumnos: [{ id: child.student }], desde: months[at] }
  const callers: readonly Caller[] = twice ? model.callers : [model.caller]
  const answers = await Promise.all(
    callers.map((caller) => caller.post(`/servicios/${service}/alumnos`, body, { key: randomUUID() })),
  )
  const statuses = answers.map(({ status }) => status)
  if (!isIn(child)) return expect(statuses).toEqual(callers.map(() => 409))
  expect(statuses).toEqual(callers.map(() => 200))
  const known = new Set(chargesFrom(model, child, '').map((charge) => charge.service))
  const wanted = months.slice(at).filter((month) => !known.has(month))
  const made: { id: number; fecha: string; monto_pagar: number }[] = answers.flatMap(
    (each) => each.body.cargos,
  )
  const due = (month: string) =>
    child.months.find((each) => each.month === month)?.vencimiento ??
    workingDay(`${month}-10`, model.dia_habil)
  const sorted = made.sort((a, b) => a.id - b.id)
  expect(sorted.map(({ fecha, monto_pagar }) => [fecha, monto_pagar])).toEqual(
    wanted.map((month) => [due(month), PRICE]),
  )
  for (const [each, { id, fecha }] of sorted.entries())
    model.charges.push({
      id,
      student: child.student,
      due: fecha,
      total: centavos(PRICE),
      paid: 0,
      cancelled: false,
      service: wanted[each] as string,
    })
}

export const removeFromService = async (model: Model, child: Child, at: number): Promise<void> => {
  const service = await serviceOf(model)
  const desde = monthsOf(model)[at] as string
  const body = { alumnos: [{ id: child.student }], desde }
  const { status, body: answer } = await model.caller.patch(`/servicios/${service}/quitar`, body)
  expect([status, answer.message]).toEqual([200, expect.anything()])
  cancelServices(model, child, desde)
}
