import fc from 'fast-check'
import { PAYMENT_METHODS, type PaymentMethod } from '@contract/domain/paymentMethods'
import { toCentavos } from '@contract/domain/money'
import { paymentParts } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { runsHere } from '@test/support/runs'
import type { Caller } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { cash, charge, deskOf, openSchool, transfer, type School } from '../desk/family'
import { hireCashier, type Cashier } from './cashier'

const SEED = Number(process.env['LEDGER_SEED'] ?? Date.now() % 2 ** 31)
const DAYS = ['2026-09-14', '2026-09-15', '2026-09-16']
const USERS = 3
/** Of a day. */
const MOVES = runsHere(14, 14)

interface Taken {
  id: number
  who: number
  day: string
  means: [PaymentMethod, number][]
  /** Which closing of its user counted it; null while none did. */
  closed: boolean
  cancelled: 'PROPIO' | 'DE_QUIEN_COBRO' | null
}

const move = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('take' as const),
      who: fc.nat(USERS - 1),
      cash: fc.integer({ min: 0, max: 90_000 }),
      transfer: fc.integer({ min: 1, max: 90_000 }),
      account: fc.nat(5000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      who: fc.nat(USERS - 1),
      at: fc.nat(99),
      there: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), who: fc.nat(USERS - 1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), who: fc.nat(USERS - 1) }) },
)
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never

let school: School
let cycle: number
let family: { padreId: number; hijos: number[] }
const names: string[] = []
const taken: Taken[] = []
/** Centavos by user, day and method, as an office would write them into a book of its own. */
const book = new Map<string, number>()
const keyOf = (who: number, day: string, method: PaymentMethod) => `${who} ${day} ${method}`
const write = (who: number, day: string, method: PaymentMethod, centavos: number) =>
  book.set(keyOf(who, day, method), (book.get(keyOf(who, day, method)) ?? 0) + centavos)
const inBook = (users: readonly number[], days: readonly string[], methods: readonly PaymentMethod[]) =>
  users
    .flatMap((who) => days.flatMap((day) => methods.map((method) => book.get(keyOf(who, day, method)) ?? 0)))
    .reduce((sum, each) => sum + each, 0)
const ALL = Array.from({ length: USERS }, (_, who) => who)
const centavos = (pesos: number): number => toCentavos(pesos) as number

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle()
  family = await school.addFamily(2)
  const place = { cycle, pupil: family.hijos[0] as number }
  await school.at(DAYS[0] as string)
  const hired: Cashier[] = []
  for (const _ of ALL) hired.push(await hireCashier(school.server, place))
  for (const { caller } of hired) names.push((await caller.get('/cortes/actual')).body.actual.cajero.nombre)
})
afterAll(() => school.server.close())

const take = async (caller: Caller, day: string, { who, ...amounts }: Extract<Move, { do: 'take' }>) => {
  const { padreId, hijos } = family
  const owed = Math.max(1, amounts.cash + amounts.transfer - amounts.account) / 100
  const office = openOffice({ ...school.server, admin: caller }, caller)
  const id = await office.addCharge(cycle, hijos[who % 2] as number, owed)
  const medios = [...(amounts.cash > 0 ? [cash(amounts.cash / 100)] : []), transfer(amounts.transfer / 100)]
  const { status, body } = await deskOf(caller).collect({
    padreId,
    lineas: [charge(id)],
    medios,
    a_cuenta: true,
  })
  expect([status, body.message]).toEqual([200, expect.anything()])
  const means = medios.map(({ metodo_pago, monto }): [PaymentMethod, number] => [
    metodo_pago as PaymentMethod,
    centavos(monto),
  ])
  for (const [method, each] of means) write(who, day, method, each)
  taken.push({ id: body.pago.id, who, day, means, closed: false, cancelled: null })
}

/** From its own cut only while no cut contains it; credit that was used meanwhile refuses either. */
const cancel = async (caller: Caller, day: string, { who, at, there }: Extract<Move, { do: 'cancel' }>) => {
  const payment = taken[at % Math.max(1, taken.length)]
  if (!payment) return
  const corte = there ? 'DE_QUIEN_COBRO' : 'PROPIO'
  const { status, body } = await caller.delete(`/pagos/${payment.id}`, { motivo_cancelacion: 'X', corte })
  if (payment.cancelled !== null || (there && payment.closed)) return expect(status).toBe(409)
  if (status === 409) return expect(body.message).toContain('saldo')
  expect(status).toBe(200)
  payment.cancelled = corte
  const [from, on] = there ? [payment.who, payment.day] : [who, day]
  for (const [method, each] of payment.means) write(from, on, method, -each)
}

const refund = async (caller: Caller, day: string, who: number) => {
  const { padreId } = family
  const credit = await deskOf(caller).credit({ padreId })
  if (credit < 1) return
  const { status } = await deskOf(caller).refund({ padreId, ...cash(1), motivo: 'X' })
  expect(status).toBe(200)
  write(who, day, 'EFECTIVO', -100)
}

const close = async (caller: Caller, day: string, who: number) => {
  const { status } = await caller.post('/cortes', { dia: day, conteo: [], observaciones: 'SIN CONTAR' })
  if (status === 200) for (const each of taken) if (each.who === who && each.day === day) each.closed = true
}

/** By method: every cut of a user's day and what no cut contains. */
const cutsOf = async (who: number, day: string): Promise<Record<string, number>> => {
  const name = names[who] as string
  const caller = await school.server.signIn(name, 'Ventana#Azul1')
  const { actual } = (await caller.get(`/cortes/actual?dia=${day}`)).body
  const closed = await Promise.all(
    actual.cerrados.map(async ({ id }: { id: number }) => (await caller.get(`/cortes/${id}`)).body),
  )
  const totals = [actual, ...closed].flatMap(({ totales }) => totales) as {
    metodo_pago: PaymentMethod
    esperado: number
  }[]
  return Object.fromEntries(
    PAYMENT_METHODS.map((method) => [
      method,
      totals
        .filter(({ metodo_pago }) => metodo_pago === method)
        .reduce((sum, { esperado }) => sum + centavos(esperado), 0),
    ]),
  )
}

const paid = async (day: string, metodo?: PaymentMethod) => {
  const more = metodo ? `&metodo=${metodo}` : ''
  const { body } = await school.caller.get(`/pagos/by/fecha?desde=${day}&hasta=${day}&por_pagina=500${more}`)
  return body as { pagos: Payment[]; resumen: { cobrado: number; caja: { total: number } } }
}

const compareDay = async (day: string) => {
  for (const who of ALL) {
    const expected = Object.fromEntries(PAYMENT_METHODS.map((each) => [each, inBook([who], [day], [each])]))
    expect(await cutsOf(who, day)).toEqual(expected)
  }
  for (const method of [undefined, ...PAYMENT_METHODS]) {
    const { pagos, resumen } = await paid(day, method)
    expect(centavos(resumen.caja.total)).toBe(inBook(ALL, [day], method ? [method] : PAYMENT_METHODS))
    // The rows of the export.
    const rows = pagos.filter(({ cancelado }) => !cancelado).flatMap((each) => paymentParts(each, method))
    expect(rows.reduce((sum, { monto }) => sum + centavos(monto), 0)).toBe(centavos(resumen.cobrado))
  }
}

const compareSchool = async (today: string) => {
  const { cortes, abiertos } = (await school.caller.get('/cortes?por_pagina=500')).body
  const totals = [...cortes, ...abiertos] as { total: number }[]
  expect(totals.reduce((sum, { total }) => sum + centavos(total), 0)).toBe(inBook(ALL, DAYS, PAYMENT_METHODS))
  const { cobranza } = (await school.caller.get('/tablero')).body.tablero
  const shown = new Map<string, number>(
    cobranza.hoy.por_metodo.map((each: { metodo_pago: string; total: number }) => [
      each.metodo_pago,
      centavos(each.total),
    ]),
  )
  for (const method of PAYMENT_METHODS) expect(shown.get(method) ?? 0).toBe(inBook(ALL, [today], [method]))
  expect(centavos(cobranza.mes.cobrado)).toBe(inBook(ALL, DAYS, PAYMENT_METHODS))
}

/** The bitácora says of each cancellation from whose drawer it went. */
const compareAudit = async () => {
  for (const { id, cancelled } of taken) {
    const { bitacora } = (await school.caller.get(`/bitacora?tipo=PAGO&id=${id}`)).body
    const cuts = bitacora
      .flatMap(({ cambios }: { cambios: { campo: string; despues: unknown }[] }) => cambios)
      .filter(
        ({ campo, despues }: { campo: string; despues: unknown }) => campo === 'corte_cancelacion' && despues,
      )
    expect(cuts.map(({ despues }: { despues: unknown }) => despues)).toEqual(cancelled ? [cancelled] : [])
  }
}

it('cuts, /cortes, home, payments, export and bitácora tell one sum by means, whoever cancels from whichever drawer', async () => {
  const plan = fc.sample(fc.array(move, { minLength: MOVES, maxLength: MOVES }), {
    numRuns: DAYS.length,
    seed: SEED,
  })
  for (const [at, day] of DAYS.entries()) {
    await school.at(day)
    const callers = await Promise.all(names.map((name) => school.server.signIn(name, 'Ventana#Azul1')))
    for (const each of plan[at] as Move[]) {
      const caller = callers[each.who] as Caller
      if (each.do === 'take') await take(caller, day, each)
      else if (each.do === 'cancel') await cancel(caller, day, each)
      else if (each.do === 'refund') await refund(caller, day, each.who)
      else await close(caller, day, each.who)
    }
    for (const past of DAYS.slice(0, at + 1)) await compareDay(past)
    await compareSchool(day)
  }
  await compareAudit()
  expect(await ledgerFaults(school.server.db)).toEqual([])
  process.stdout.write(
    `by means: seed ${SEED}, ${taken.length} payments, ${taken.filter(({ cancelled }) => cancelled === 'DE_QUIEN_COBRO').length} cancelled in their cut\n`,
  )
}, 600_000)
