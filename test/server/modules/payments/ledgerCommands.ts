import { randomUUID } from 'node:crypto'
import { expectPaid, pick, stateOf } from './ledgerModel'
import type { Abono, Command, Model, ModelCharge, ModelPayment, PartCommand, Sent } from './ledgerModel'
import { runTuition } from './monthCommands'

const amountFor = (kind: Abono, balance: number, share: number): { abono: number; rest?: number } => {
  const fits = Math.max(1, Math.floor((balance * share) / 100))
  if (kind === 'zero') return { abono: 0 }
  if (kind === 'negative') return { abono: -fits / 100 }
  if (kind === 'above') return { abono: (balance + share) / 100 }
  if (kind === 'decimals') return { abono: fits / 100 + 0.001 }
  return { abono: fits / 100, rest: (balance - fits + (kind === 'fits' ? 0 : 1)) / 100 }
}

const chargePaid = (model: Model, charge: ModelCharge, centavos: number, answer: Sent['answer']) => {
  expectPaid(model, answer, { centavos }, () => (charge.paid -= centavos))
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
  const answers = await Promise.all([model.office.pay(charge.id), model.office.pay(charge.id)])
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
  // A paid charge has nothing left: the smallest amount is then too much, but its state is told first.
  const wrongInItself = ['zero', 'negative', 'decimals'].includes(command.abono)
  if (wrongInItself) expect(answer.status).toBe(400)
  else if (!allowed) expect(answer.status).toBe(409)
  else if (command.abono === 'above') expect(answer.status).toBe(400)
  else if (command.abono === 'wrong rest') expect(answer.status).toBe(409)
  else chargePaid(model, charge, Math.round(pesos * 100), answer)
  model.sent.push({ answer, again: send, otherBody: () => send({ referencia: 'OTRA' }) })
}

const cancelPayment = async ({ office }: Model, payment: ModelPayment) => {
  const { status, body } = await office.cancelPayment(payment.id)
  expect([status, body.pago?.cancelado]).toEqual(payment.cancelled ? [409, undefined] : [200, true])
  if (payment.cancelled) return
  payment.cancelled = true
  payment.undo()
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
  const id = await model.office.addCharge(model.cycle, model.student, centavos / 100)
  model.charges.push({ id, total: centavos, paid: 0, cancelled: false })
}

/** Does one thing to the server and to the model, and compares what was answered. */
export const runCommand = async (model: Model, command: Command): Promise<unknown> => {
  switch (command.do) {
    case 'charge':
      return addCharge(model, command.centavos)
    case 'day':
      return model.goTo(command.day)
    case 'beca':
    case 'recargo':
    case 'extend':
    case 'pay months':
    case 'pay year':
      return runTuition(model, command)
    case 'cancel payment': {
      const payment = pick(model.payments, command.at)
      return payment && cancelPayment(model, payment)
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
