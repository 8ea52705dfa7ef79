import fc from 'fast-check'
import type { Answer, Caller, TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import {
  DAYS,
  dayArbitrary,
  feeOf,
  tuitionArbitrary,
  type Fee,
  type ModelMonth,
  type TuitionCommand,
} from './monthModel'

/** What the office may do next; `at` picks one of what is there. */
export type Abono = 'fits' | 'zero' | 'negative' | 'above' | 'decimals' | 'wrong rest'
export interface PartCommand {
  do: 'pay part' | 'complement'
  at: number
  abono: Abono
  percent: number
}
export type Command =
  | { do: 'charge'; centavos: number }
  | { do: 'pay' | 'pay twice' | 'cancel charge' | 'cancel payment' | 'retry' | 'reuse key'; at: number }
  | { do: 'day'; day: number }
  | PartCommand
  | TuitionCommand

const at = fc.nat(30)
const abono = fc.constantFrom<Abono[]>(
  ...(['fits', 'fits', 'fits', 'zero', 'negative', 'above', 'decimals', 'wrong rest'] as const),
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
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('pay part', 'complement'), at, abono, percent }) },
  { weight: 1, arbitrary: dayArbitrary },
  { weight: 5, arbitrary: tuitionArbitrary },
)

export interface ModelCharge {
  id: number
  total: number
  paid: number
  cancelled: boolean
}
export interface ModelPayment {
  id: number
  folio: number
  centavos: number
  waived: number
  cancelled: boolean
  undo: () => void
}
export interface Sent {
  answer: Answer
  again: () => Promise<Answer>
  otherBody: () => Promise<Answer>
}

export const stateOf = ({ total, paid, cancelled }: ModelCharge): string =>
  cancelled ? 'CANCELADO' : paid === total ? 'PAGADO' : paid > 0 ? 'PARCIAL' : 'PENDIENTE'

/** The desks of one school: a session for each day of the model, since one ends after a quarter of an hour. */
export interface School {
  server: TestServer
  desks: Caller[]
  cycle: number
}

/** One pupil of one run, with the ten months of the cycle. */
export const newModel = async ({ server, desks, cycle }: School) => {
  const model = {
    student: 0,
    cycle,
    /** Index into `DAYS`. */
    day: 0,
    desk: desks[0] as Caller,
    office: null as unknown as Office,
    fee: null as Fee,
    beca: 0,
    charges: [] as ModelCharge[],
    months: [] as ModelMonth[],
    payments: [] as ModelPayment[],
    sent: [] as Sent[],
    lastFolio: 0,
    /** Everybody comes back another day. */
    goTo: (day: number) => {
      model.day = day
      model.desk = desks[day] as Caller
      model.office = openOffice({ ...server, admin: model.desk }, model.desk)
      server.clock.now = new Date(`${DAYS[day] as string}T18:00:00Z`)
    },
    expected: () => ({
      charges: model.charges.map((charge) => [charge.id, stateOf(charge), charge.paid]),
      months: model.months.map((month) => [month.id, month.paid, month.total, feeOf(month, model)]),
      payments: model.payments.map(({ id, folio, centavos, waived, cancelled }) => [
        ...[id, folio, centavos, waived],
        cancelled,
      ]),
    }),
  }
  model.goTo(0)
  await model.desk.patch(`/ciclo/${cycle}`, { recargo: null })
  const [student] = (await model.office.addPupils(1)) as [number]
  model.student = student
  const { status } = await model.office.enrol(cycle, [student], { mensualidad: 1999.99 })
  expect(status).toBe(200)
  const { pagos } = await model.office.tuitionOf(student, cycle)
  for (const { id, vencimiento } of pagos)
    model.months.push({
      id,
      vencimiento,
      lista: 199_999,
      total: 199_999,
      paid: false,
      extended: null,
      paidFee: 0,
    })
  const counter = await server.db.selectFrom('folio_counter').select('last_folio').executeTakeFirstOrThrow()
  model.lastFolio = counter.last_folio
  return model
}
export type Model = Awaited<ReturnType<typeof newModel>>

const centavos = (pesos: number): number => Math.round(pesos * 100)

/** The same as `expected`, as the calls show it. */
export const shown = async ({ desk, office, student, cycle, charges }: Model) => {
  const [{ body }, { pagos }, payments] = await Promise.all([
    desk.get(`/cargos/by/alumno/${student}`),
    office.tuitionOf(student, cycle),
    desk.get(`/pagos/by/alumno/${student}`),
  ])
  const ids = new Set(charges.map(({ id }) => id))
  const own: { id: number; estado: string; abono: number }[] = body.cargos
  return {
    charges: own
      .filter(({ id }) => ids.has(id))
      .sort((a, b) => a.id - b.id)
      .map((each) => [each.id, each.estado, centavos(each.abono)]),
    months: pagos.map((each) => [each.id, each.pagado, centavos(each.monto), centavos(each.recargo)]),
    payments: (payments.body.pagos as Shown[])
      .reverse()
      .map((each) => [
        ...[each.id, each.folio, centavos(each.monto), centavos(each.recargo_condonado)],
        each.cancelado,
      ]),
  }
}
interface Shown {
  id: number
  folio: number
  monto: number
  recargo_condonado: number
  cancelado: boolean
}

export const pick = <T>(from: readonly T[], index: number): T | undefined =>
  from[index % Math.max(1, from.length)]

/** What a paying call must answer when it goes through; the payment joins the model. */
export const expectPaid = (
  model: Model,
  { status, body }: Answer,
  { centavos: total, waived = 0 }: { centavos: number; waived?: number },
  undo: () => void,
): void => {
  expect([status, body.pago?.monto, body.pago?.folio]).toEqual([200, total / 100, ++model.lastFolio])
  const { id, folio } = body.pago
  model.payments.push({ id, folio, centavos: total, waived, cancelled: false, undo })
}
