import { randomUUID } from 'node:crypto'
import type { Caller } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { runFamily } from './runFamily'
import { runLeaving } from './runLeaving'
import { runOpening } from './runOpening'
import { runSchool } from './runSchool'
import { runTuition } from './runMonths'
import type { Abono, Command, PartCommand } from './moves'
import { cancelPayment, expectPaid, type Paid } from './pay'
import type { Child, ModelCharge, Sent } from './records'
import { goTo, pick, stateOf, today, turn, type Model } from './state'

const amountFor = (kind: Abono, balance: number, share: number): { abono: number; rest?: number } => {
  const fits = Math.max(1, Math.floor((balance * share) / 100))
  if (kind === 'zero') return { abono: 0 }
  if (kind === 'negative') return { abono: -fits / 100 }
  if (kind === 'above') return { abono: (balance + share) / 100 }
  if (kind === 'decimals') return { abono: fits / 100 + 0.001 }
  return { abono: fits / 100, rest: (balance - fits + (kind === 'fits' ? 0 : 1)) / 100 }
}

const chargePaid = (model: Model, charge: ModelCharge, centavos: number, answer: Sent['answer']) => {
  const paid: Paid = {
    parts: new Map([[charge.student, centavos]]),
    means: [{ method: 'EFECTIVO', centavos }],
    day: today(model),
  }
  expectPaid(model, answer, paid, () => (charge.paid -= centavos))
  charge.paid += centavos
}

const payAll = async (model: Model, charge: ModelCharge) => {
  const key = randomUUID()
  const open = stateOf(charge) === 'PENDIENTE'
  const answer = await model.office.pay(charge.id, {}, key)
  if (open) chargePaid(model, charge, charge.total, answer)
  else expect(answer.status).toBe(409)
  model.sent.push({
    answer,
    again: () => model.office.pay(charge.id, {}, key),
    otherBody: () => model.office.pay(charge.id, { referencia: 'OTRA' }, key),
  })
}

const payTwice = async (model: Model, charge: ModelCharge) => {
  const open = stateOf(charge) === 'PENDIENTE'
  const { server } = model
  const answers = await Promise.all(
    [0, 1].map((at) => {
      const caller = pick(model.callers, at) as Caller
      return openOffice({ ...server, admin: caller }, caller).pay(charge.id)
    }),
  )
  const paid = answers.filter(({ status }) => status === 200)
  expect(paid).toHaveLength(open ? 1 : 0)
  for (const answer of paid) chargePaid(model, charge, charge.total, answer)
}

const payPart = async (model: Model, charge: ModelCharge, command: PartCommand) => {
  const key = randomUUID()
  const complement = command.do === 'complement'
  const allowed = stateOf(charge) === (complement ? 'PARCIAL' : 'PENDIENTE')
  const { abono: pesos, rest } = amountFor(command.abono, charge.total - charge.paid, command.percent)
  const over = rest === undefined ? {} : { monto_restante: rest }
  const send = (more = {}) =>
    complement
      ? model.office.complement(charge.id, pesos, { ...over, ...more }, key)
      : model.office.payPart(charge.id, pesos, { ...over, ...more }, key)
  const answer = await send()
  // A paid charge has no balance: any amount is too much, but the conflict of its state is answered first.
  const wrongInItself = ['zero', 'negative', 'decimals'].includes(command.abono)
  if (wrongInItself) expect(answer.status).toBe(400)
  else if (!allowed) expect(answer.status).toBe(409)
  else if (command.abono === 'above') expect(answer.status).toBe(400)
  else if (command.abono === 'wrong rest') expect(answer.status).toBe(409)
  else chargePaid(model, charge, Math.round(pesos * 100), answer)
  model.sent.push({ answer, again: send, otherBody: () => send({ referencia: 'OTRA' }) })
}

const cancelCharge = async ({ office }: Model, charge: ModelCharge) => {
  const open = stateOf(charge) === 'PENDIENTE'
  const { status } = await office.cancel(charge.id)
  expect(status).toBe(open ? 200 : 409)
  if (open) charge.cancelled = true
}

const retry = async ({ answer, again }: Sent) => {
  // A refusal was rolled back and is judged anew; only what went through is kept.
  if (answer.status === 200) expect(await again()).toMatchObject({ status: 200, body: answer.body })
}

const reuseKey = async ({ answer, otherBody }: Sent) => {
  if (answer.status === 200) expect((await otherBody()).status).toBe(409)
}

const addCharge = async (model: Model, centavos: number) => {
  const { student } = pick(model.children, model.charges.length) as Child
  const due = `${model.year.starts.slice(0, 4)}-09-15`
  const { status, body } = await model.caller.post('/cargos/new', {
    idCicloEscolar: model.cycle,
    idAlumno: student,
    descripcion: 'UNIFORME',
    fecha: due,
    monto: centavos / 100,
  })
  expect(status).toBe(200)
  const rest = { total: centavos, paid: 0, cancelled: false, service: null }
  model.charges.push({ id: body.cargo.id, student, due, ...rest })
}

/** Does one thing to one of the servers and to the model, and compares what was answered. */
export const runCommand = async (model: Model, command: Command): Promise<unknown> => {
  turn(model)
  switch (command.do) {
    case 'charge':
      return addCharge(model, command.centavos)
    case 'day':
      return goTo(model, command.day)
    case 'beca':
    case 'drop beca':
    case 'change beca':
    case 'siblings':
    case 'terms':
    case 'prices':
    case 'place':
    case 'service':
      return runSchool(model, command)
    case 'extend':
    case 'pay months':
    case 'pay year':
      return runTuition(model, command)
    case 'collect':
    case 'collect twice':
    case 'refund':
    case 'cancel refund':
      return runFamily(model, command)
    case 'leave':
    case 'come back':
    case 'call off':
    case 'enrol':
      return runLeaving(model, command)
    case 'open':
    case 'undo opening':
      return runOpening(model, command)
    case 'cancel payment': {
      const payment = pick(model.payments, command.at)
      return payment && cancelPayment(model, payment, command.inItsCut)
    }
    case 'retry':
    case 'reuse key': {
      const sent = pick(model.sent, command.at)
      return sent && (command.do === 'retry' ? retry(sent) : reuseKey(sent))
    }
  }
  const charge = pick(model.charges, command.at)
  if (!charge) return undefined
  if (command.do === 'pay') return payAll(model, charge)
  if (command.do === 'pay twice') return payTwice(model, charge)
  if (command.do === 'cancel charge') return cancelCharge(model, charge)
  return payPart(model, charge, command as PartCommand)
}
