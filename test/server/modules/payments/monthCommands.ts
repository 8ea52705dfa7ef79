import { randomUUID } from 'node:crypto'
import { expectPaid, lower, pick, type Child, type Handed, type Model } from './ledgerModel'
import {
  DAYS,
  daysBefore,
  lateOn,
  share,
  sum,
  YEARLY,
  type ModelMonth,
  type Total,
  type TuitionCommand,
  type Waive,
  waivedOf,
} from './monthModel'

const sparedBy = (waive: Waive, months: ModelMonth[]): ModelMonth[] => {
  if (waive === 'all' || waive === 'every') return months
  return waive === 'first' ? months.slice(0, 1) : []
}

/** How a waiver travels: all recargos of a payment, or those of some months. */
const waiverIn = (waive: Waive, spared: ModelMonth[]): Record<string, unknown> => {
  if (waive === 'nothing') return {}
  if (waive === 'all') return { condonar_recargos: true, motivo_condonacion: 'PRUEBA' }
  if (waive === 'another') return { condonar: { ids: [2_000_000_000], motivo: 'PRUEBA' } }
  const ids = spared.map(({ id }) => id)
  return waive === 'without reason'
    ? { condonar_recargos: true, motivo_condonacion: ' ' }
    : { condonar: { ids, motivo: 'PRUEBA' } }
}
const wrongWaiver = (waive: Waive, spared: ModelMonth[]): boolean =>
  waive === 'another' ||
  waive === 'without reason' ||
  ((waive === 'every' || waive === 'first') && spared.length === 0)
/** 400. For a year the open months are known later; without any the answer is 409. */
const expectRefused = (months: ModelMonth[], status: number): void =>
  expect(months.length === 0 ? [400, 409] : [400]).toContain(status)

/** Pays these months by `send`, with or without their recargos, and compares. */
const payThese = async (
  model: Model,
  { child, months, discount }: { child: Child; months: ModelMonth[]; discount: number },
  command: { total: Total; waive: Waive; back: number },
  send: (over: Record<string, unknown>, key: string) => ReturnType<Model['office']['payYear']>,
) => {
  const key = randomUUID()
  const day = daysBefore(DAYS[model.day] as string, command.back)
  const fees = months.map((month) => (month.paid ? 0 : lateOn(month, model.fee, day)))
  const method = command.back > 0 ? 'TRANSFERENCIA' : 'EFECTIVO'
  const spared = sparedBy(command.waive, months)
  const feeOfMonth = (month: ModelMonth) => fees[months.indexOf(month)] as number
  const waived = waivedOf(spared, feeOfMonth)
  const due = sum(months.map((month) => month.total)) - discount + sum(fees) - sum([...waived.values()])
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
  if (months.length === 0 || months.some(({ paid, out }) => paid || out) || command.total === 'wrong')
    return expect(answer.status).toBe(409)
  const means: Handed[] = [{ method, centavos: due }]
  const paid = { parts: new Map([[child.student, due]]), means, waived, day, months }
  expectPaid(model, answer, paid, () => undefined)
  for (const month of months)
    Object.assign(month, { paid: true, paidFee: spared.includes(month) ? 0 : feeOfMonth(month), paidOn: day })
}

const giveBeca = async (model: Model, child: Child, percent: number) => {
  // The model knows one beca for each pupil.
  if (child.beca > 0) return
  const alumnos = [{ id: child.student }]
  const beca = { id_ciclo: model.cycle, nombre: 'PRUEBA', porcentaje: percent, grado: 'PRIMARIA', alumnos }
  const { status } = await model.desk.post('/becas', beca)
  const eligible = child.beca === 0 && child.gone === null && !child.calledOff
  expect(status).toBe(eligible ? 200 : 409)
  if (!eligible) return
  // For the whole cycle without an earlier beca, otherwise from the end of the last one.
  const last = child.becas.at(-1)?.from
  const thisMonth = (DAYS[model.day] as string).slice(0, 7)
  const from = last === undefined ? '' : last < thisMonth ? last : thisMonth
  child.beca = percent
  child.becas = [...child.becas.filter((each) => each.from < from), { from, percent }]
  for (const month of child.months) lower(child, month)
}

const childAt = (model: Model, at: number) => pick(model.children, at) as Child
/** A month of any child, where it has any; the next ones are of the same. */
export const monthAt = (model: Model, at: number, step = 0): ModelMonth | undefined =>
  pick(childAt(model, at).months, Math.floor(at / model.children.length) + step)

/** Gives a month an extension until a day, or ends it. */
const extend = async (model: Model, at: number, until: number | null) => {
  const month = monthAt(model, at)
  if (!month) return
  const body = { ids: [month.id], hasta: until === null ? null : DAYS[until], motivo: 'PRUEBA' }
  const { status } = await model.desk.patch('/colegiaturas/prorroga', body)
  if (until !== null && until < model.day) return expect(status).toBe(400)
  const owed = !month.paid && !month.out
  expect(status).toBe(owed ? 200 : 409)
  if (owed) month.extended = until === null ? null : (DAYS[until] as string)
}

export const runTuition = async (model: Model, command: TuitionCommand): Promise<void> => {
  if (command.do === 'recargo') {
    const { status } = await model.desk.patch(`/ciclo/${model.cycle}`, { recargo: command.fee })
    expect(status).toBe(200)
    model.fee = command.fee
    return
  }
  const { at } = command
  const child = childAt(model, at)
  if (command.do === 'beca') return giveBeca(model, child, command.percent)
  if (command.do === 'extend') return extend(model, at, command.until)
  if (command.do === 'pay year') {
    const months = child.months.filter(({ paid, out }) => !paid && !out)
    const discount = share(sum(months.map((month) => month.total)), YEARLY)
    return payThese(model, { child, months, discount }, command, (over, key) =>
      model.office.payYear(child.student, model.cycle, over, key),
    )
  }
  const months = Array.from({ length: command.many }, (_, step) => monthAt(model, at, step)).filter(
    (month, step, all): month is ModelMonth => month !== undefined && all.indexOf(month) === step,
  )
  if (months.length === 0) return
  const ids = months.map(({ id }) => id)
  return payThese(model, { child, months, discount: 0 }, command, (over, key) =>
    model.office.payMonths(ids, over, key),
  )
}
