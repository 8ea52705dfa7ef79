import { randomUUID } from 'node:crypto'
import { expectPaid, pick, type Model } from './ledgerModel'
import {
  DAYS,
  feeOf,
  share,
  sum,
  YEARLY,
  type ModelMonth,
  type Total,
  type TuitionCommand,
} from './monthModel'

/** Pays these months by `send`, with or without their recargos, and compares. */
const payThese = async (
  model: Model,
  months: ModelMonth[],
  discount: number,
  command: { total: Total; waive: boolean },
  send: (over: Record<string, unknown>, key: string) => ReturnType<Model['office']['payYear']>,
) => {
  const key = randomUUID()
  const fees = months.map((month) => feeOf(month, model))
  const waived = command.waive ? sum(fees) : 0
  const due = sum(months.map((month) => month.total)) - discount + sum(fees) - waived
  const over = {
    ...(command.waive ? { condonar_recargos: true, motivo_condonacion: 'PRUEBA' } : {}),
    ...(command.total === 'none' ? {} : { total: (due + (command.total === 'wrong' ? 1 : 0)) / 100 }),
  }
  const answer = await send(over, key)
  model.sent.push({
    answer,
    again: () => send(over, key),
    otherBody: () => send({ ...over, referencia: 'OTRA' }, key),
  })
  if (months.length === 0 || months.some(({ paid }) => paid) || command.total === 'wrong')
    return expect(answer.status).toBe(409)
  expectPaid(model, answer, { centavos: due, waived }, () => {
    for (const month of months) {
      Object.assign(month, { paid: false, paidFee: 0 })
      lower(model, month)
    }
  })
  months.forEach((month, at) =>
    Object.assign(month, { paid: true, paidFee: command.waive ? 0 : (fees[at] as number) }),
  )
}

/** An open month of a pupil with a beca costs what the beca leaves. */
const lower = ({ beca }: Model, month: ModelMonth): void => {
  if (!month.paid) month.total = month.lista - share(month.lista, beca)
}

const giveBeca = async (model: Model, percent: number) => {
  const alumnos = [{ id: model.student }]
  const beca = { id_ciclo: model.cycle, nombre: 'PRUEBA', porcentaje: percent, grado: 'PRIMARIA', alumnos }
  const { status } = await model.desk.post('/becas', beca)
  expect(status).toBe(model.beca === 0 ? 200 : 409)
  if (model.beca !== 0) return
  model.beca = percent
  for (const month of model.months) lower(model, month)
}

/** Spares a month its recargos until a day, or no longer. */
const extend = async (model: Model, at: number, until: number | null) => {
  const month = pick(model.months, at) as ModelMonth
  const body = { ids: [month.id], hasta: until === null ? null : DAYS[until], motivo: 'PRUEBA' }
  const { status } = await model.desk.patch('/colegiaturas/prorroga', body)
  if (until !== null && until < model.day) return expect(status).toBe(400)
  expect(status).toBe(month.paid ? 409 : 200)
  if (!month.paid) month.extended = until
}

export const runTuition = async (model: Model, command: TuitionCommand): Promise<void> => {
  if (command.do === 'beca') return giveBeca(model, command.percent)
  if (command.do === 'recargo') {
    const { status } = await model.desk.patch(`/ciclo/${model.cycle}`, { recargo: command.fee })
    expect(status).toBe(200)
    model.fee = command.fee
    return
  }
  if (command.do === 'extend') return extend(model, command.at, command.until)
  if (command.do === 'pay year') {
    const open = model.months.filter(({ paid }) => !paid)
    const discount = share(sum(open.map((month) => month.total)), YEARLY)
    return payThese(model, open, discount, command, (over, key) =>
      model.office.payYear(model.student, model.cycle, over, key),
    )
  }
  const { at, many } = command
  const chosen = Array.from({ length: many }, (_, step) => pick(model.months, at + step) as ModelMonth)
  const ids = chosen.map(({ id }) => id)
  return payThese(model, chosen, 0, command, (over, key) => model.office.payMonths(ids, over, key))
}
