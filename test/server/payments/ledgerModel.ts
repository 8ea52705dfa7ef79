import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Answer, TestServer } from '@test/support/server/harness'
import type { Office } from '@test/support/server/office'

/** What the office may do next; `at` picks one of what is there. */
type Abono = 'fits' | 'zero' | 'negative' | 'above' | 'decimals' | 'wrong rest'
interface PartCommand {
  do: 'pay part' | 'complement'
  at: number
  abono: Abono
  percent: number
}
export type Command =
  | { do: 'charge'; centavos: number }
  | { do: 'pay' | 'pay twice' | 'cancel charge' | 'cancel payment' | 'retry' | 'reuse key'; at: number }
  | PartCommand
  | { do: 'pay months'; at: number; discount: boolean }

const at = fc.nat(30)
const abono = fc.constantFrom<Abono[]>(
  'fits',
  'fits',
  'fits',
  'zero',
  'negative',
  'above',
  'decimals',
  'wrong rest',
)
const percent = fc.integer({ min: 1, max: 100 })

export const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('charge' as const),
      centavos: fc.integer({ min: 1, max: 300_000 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('pay', 'pay twice', 'cancel charge', 'cancel payment', 'retry', 'reuse key'),
      at,
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('pay part', 'complement'), at, abono, percent }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay months' as const), at, discount: fc.boolean() }) },
)

interface ModelCharge {
  id: number
  total: number
  paid: number
  cancelled: boolean
}
interface ModelPayment {
  id: number
  cancelled: boolean
  undo: () => void
}
interface Sent {
  answer: Answer
  again: () => Promise<Answer>
  otherBody: () => Promise<Answer>
}

const stateOf = ({ total, paid, cancelled }: ModelCharge): string =>
  cancelled ? 'CANCELADO' : paid === total ? 'PAGADO' : paid > 0 ? 'PARCIAL' : 'PENDIENTE'

/** One pupil of one run, with the ten months of the cycle. */
export const newModel = async (server: TestServer, office: Office, cycle: number) => {
  const [student] = (await office.addPupils(1)) as [number]
  await office.enrol(cycle, [student])
  const months = await server.db
    .selectFrom('tuition as t')
    .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
    .select(['t.id', 't.monto_centavos as total'])
    .where('e.student_id', '=', student)
    .orderBy('t.id')
    .execute()
  const { last_folio } = await server.db
    .selectFrom('folio_counter')
    .select('last_folio')
    .executeTakeFirstOrThrow()
  const charges: ModelCharge[] = []
  const paidMonths = new Set<number>()
  return {
    ...{ student, cycle, months, charges, paidMonths, lastFolio: last_folio },
    payments: [] as ModelPayment[],
    sent: [] as Sent[],
    expectedStates: () => [
      ...charges.map((charge) => [charge.id, stateOf(charge), charge.paid]),
      ...months.map(({ id }) => [id, paidMonths.has(id)]),
    ],
  }
}
export type Model = Awaited<ReturnType<typeof newModel>>

/** The same, as the server has it: charges by the API, months by the table. */
export const shownStates = async ({ admin, db }: TestServer, { student, charges, months }: Model) => {
  const { cargos } = (await admin.get(`/cargos/by/alumno/${student}`)).body
  const ids = new Set(charges.map(({ id }) => id))
  const own = cargos.filter(({ id }: { id: number }) => ids.has(id))
  own.sort((a: { id: number }, b: { id: number }) => a.id - b.id)
  const rows = await db
    .selectFrom('tuition')
    .select(['id', 'pagado'])
    .where(
      'id',
      'in',
      months.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  return [
    ...own.map((each: { id: number; estado: string; abono: number }) => [
      each.id,
      each.estado,
      Math.round(each.abono * 100),
    ]),
    ...rows.map(({ id, pagado }) => [id, pagado]),
  ]
}

const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % Math.max(1, from.length)]

/** What a paying call must answer, and what it must have done to the model when it went through. */
const expectPaid = (model: Model, charge: ModelCharge, centavos: number, { status, body }: Answer): void => {
  expect([status, body.pago?.monto, body.pago?.folio]).toEqual([200, centavos / 100, ++model.lastFolio])
  charge.paid += centavos
  model.payments.push({ id: body.pago.id, cancelled: false, undo: () => (charge.paid -= centavos) })
}

const amountFor = (kind: Abono, balance: number, share: number): { abono: number; rest?: number } => {
  const fits = Math.max(1, Math.floor((balance * share) / 100))
  if (kind === 'zero') return { abono: 0 }
  if (kind === 'negative') return { abono: -fits / 100 }
  if (kind === 'above') return { abono: (balance + share) / 100 }
  if (kind === 'decimals') return { abono: fits / 100 + 0.001 }
  return { abono: fits / 100, rest: (balance - fits + (kind === 'fits' ? 0 : 1)) / 100 }
}

const payAll = async (office: Office, model: Model, charge: ModelCharge) => {
  const key = randomUUID()
  const open = stateOf(charge) === 'PENDIENTE'
  const answer = await office.pay(charge.id, {}, key)
  if (open) expectPaid(model, charge, charge.total, answer)
  else expect(answer.status).toBe(409)
  model.sent.push({
    answer,
    again: () => office.pay(charge.id, {}, key),
    otherBody: () => office.pay(charge.id, { referencia: 'OTRA' }, key),
  })
}

const payTwice = async (office: Office, model: Model, charge: ModelCharge) => {
  const open = stateOf(charge) === 'PENDIENTE'
  const answers = await Promise.all([office.pay(charge.id), office.pay(charge.id)])
  const paid = answers.filter(({ status }) => status === 200)
  expect(paid).toHaveLength(open ? 1 : 0)
  for (const answer of paid) expectPaid(model, charge, charge.total, answer)
}

const payPart = async (office: Office, model: Model, charge: ModelCharge, command: PartCommand) => {
  const key = randomUUID()
  const complement = command.do === 'complement'
  const allowed = stateOf(charge) === (complement ? 'PARCIAL' : 'PENDIENTE')
  const balance = charge.total - charge.paid
  const { abono: pesos, rest } = amountFor(command.abono, balance, command.percent)
  const over = rest === undefined ? {} : { monto_restante: rest }
  const send = (more = {}) =>
    complement
      ? office.complement(charge.id, pesos, { ...over, ...more }, key)
      : office.payPart(charge.id, pesos, { ...over, ...more }, key)
  const answer = await send()
  // A paid charge has nothing left: the smallest amount is then too much, but its state is told first.
  const wrongInItself = ['zero', 'negative', 'decimals'].includes(command.abono)
  if (wrongInItself) expect(answer.status).toBe(400)
  else if (!allowed) expect(answer.status).toBe(409)
  else if (command.abono === 'above') expect(answer.status).toBe(400)
  else if (command.abono === 'wrong rest') expect(answer.status).toBe(409)
  else expectPaid(model, charge, Math.round(pesos * 100), answer)
  model.sent.push({ answer, again: send, otherBody: () => send({ referencia: 'OTRA' }) })
}

const cancelPayment = async (server: TestServer, payment: ModelPayment) => {
  const cancelling = server.db
    .transaction()
    .execute((tx) =>
      server.services.payments.cancel(tx, { id: 1 }, payment.id, 'PRUEBA', '2026-09-16', server.clock.now),
    )
  if (payment.cancelled) return expect(cancelling).rejects.toMatchObject({ status: 409 })
  expect((await cancelling).cancelado).toBe(true)
  payment.cancelled = true
  payment.undo()
}

const cancelCharge = async (office: Office, charge: ModelCharge) => {
  const open = stateOf(charge) === 'PENDIENTE'
  const { status } = await office.cancel(charge.id)
  expect(status).toBe(open ? 200 : 409)
  if (open) charge.cancelled = true
}

const payMonths = async (server: TestServer, model: Model, first: number, discount: boolean) => {
  const chosen = [0, 1, 2].map((step) => pick(model.months, first + step)!)
  const paying = server.db.transaction().execute((tx) =>
    server.services.payments.record(
      tx,
      { id: 1 },
      {
        ...{
          studentId: model.student,
          metodo_pago: 'EFECTIVO' as const,
          today: '2026-09-16',
          now: server.clock.now,
        },
        lines: chosen.flatMap(({ id, total }) => [
          { tipo: 'COLEGIATURA' as const, tuitionId: id, descripcion: 'MES', centavos: total },
          ...(discount
            ? [{ tipo: 'DESCUENTO' as const, tuitionId: id, descripcion: 'DESCUENTO', centavos: 100 }]
            : []),
        ]),
      },
    ),
  )
  if (chosen.some(({ id }) => model.paidMonths.has(id)))
    return expect(paying).rejects.toThrow('tuition_paid_whole')
  const payment = await paying
  expect(payment.folio).toBe(++model.lastFolio)
  for (const { id } of chosen) model.paidMonths.add(id)
  const undo = () => chosen.forEach(({ id }) => model.paidMonths.delete(id))
  model.payments.push({ id: payment.id, cancelled: false, undo })
}

const retry = async ({ answer, again }: Sent) => {
  // A refusal was rolled back and is judged anew; only what went through is kept.
  if (answer.status === 200) expect(await again()).toMatchObject({ status: 200, body: answer.body })
}

const reuseKey = async ({ answer, otherBody }: Sent) => {
  if (answer.status === 200) expect((await otherBody()).status).toBe(409)
}

/** Does one thing to the server and to the model, and compares what was answered. */
export const runCommand = async (server: TestServer, office: Office, model: Model, command: Command) => {
  if (command.do === 'charge') {
    const id = await office.addCharge(model.cycle, model.student, command.centavos / 100)
    model.charges.push({ id, total: command.centavos, paid: 0, cancelled: false })
    return
  }
  if (command.do === 'pay months') return payMonths(server, model, command.at, command.discount)
  const charge = pick(model.charges, command.at)
  const payment = pick(model.payments, command.at)
  const sent = pick(model.sent, command.at)
  if (command.do === 'cancel payment') return payment && cancelPayment(server, payment)
  if (command.do === 'retry') return sent && retry(sent)
  if (command.do === 'reuse key') return sent && reuseKey(sent)
  if (!charge) return
  if (command.do === 'pay') return payAll(office, model, charge)
  if (command.do === 'pay twice') return payTwice(office, model, charge)
  if (command.do === 'cancel charge') return cancelCharge(office, charge)
  return payPart(office, model, charge, command as PartCommand)
}
