import fc from 'fast-check'
import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { runsHere } from '@test/support/runs'
import { startServer, type TestServer } from '@test/support/server/harness'
import { commandArbitrary } from '../payments/model/moves'
import { startsArbitrary } from '../payments/model/openingMoves'
import { planArbitrary } from '../payments/model/plan'
import { runCommand } from '../payments/model/run'
import { startModel } from '../payments/model/runOpening'
import { newSchool, type Model, type School } from '../payments/model/state'
import { SCHOOL } from './anInvoice'
import { bookArbitrary, openBooks } from './bookkeeper'
import { paidByFamily, tuitionByHand } from './ownArithmetic'

let server: TestServer
let school: School
const books = openBooks()

beforeAll(async () => {
  server = await startServer()
  school = newSchool(server)
  expect((await server.admin.patch('/escuela', SCHOOL)).status).toBe(200)
})
afterAll(() => server.close())

const centavos = (pesos: number): number => Math.round(pesos * 100)
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

/** The family's money as the ledger has it: what came in, what went out, what is left; centavos. */
const moneyOf = async ({ padre }: Model) => {
  const own = paidByFamily(padre)
  const { rows } = await sql<Record<'received' | 'opened' | 'refunded' | 'left' | 'returned', number>>`
    SELECT (SELECT coalesce(sum(monto_centavos), 0)::float8 FROM payments p WHERE ${own} AND cancelled_at IS NULL) AS received,
      (SELECT coalesce(sum(m.centavos), 0)::float8 FROM credit_moves m JOIN credits c ON c.id = m.credit_id
        WHERE c.parent_id = ${padre} AND m.opening_id IS NOT NULL) AS opened,
      (SELECT coalesce(sum(r.monto_centavos), 0)::float8 FROM refunds r
        WHERE r.cancelled_at IS NULL AND r.id IN (SELECT m.refund_id FROM credit_moves m JOIN credits c ON c.id = m.credit_id
          WHERE c.parent_id = ${padre})) AS refunded,
      (SELECT coalesce(sum(saldo_centavos), 0)::float8 FROM credits WHERE parent_id = ${padre}) AS left,
      (SELECT coalesce(sum(b.monto_centavos - b.descuento_centavos), 0)::float8 FROM baja_credits b
        JOIN payments p ON p.id = b.payment_id WHERE ${own} AND p.cancelled_at IS NULL) AS returned`.execute(
    server.db,
  )
  return rows[0]!
}

/** Every peso that the family paid is in one document, or named with the reason why not. */
const expectAddsUp = async (
  model: Model,
  { facturas, resumen }: Awaited<ReturnType<Awaited<ReturnType<typeof books.keeperOf>>['close']>>,
) => {
  const valid = facturas.filter(({ estado }) => estado !== 'CANCELADA')
  const { received, opened, refunded, left, returned } = await moneyOf(model)
  const invoiced = sum(valid.map(({ total }) => centavos(total)))
  expect(invoiced).toBe(received + opened - refunded - left)
  const { body } = await model.caller.get(
    `/pagos/by/fecha?desde=${model.year.before}&hasta=${model.year.ends}&por_pagina=500`,
  )
  const paid: { cancelado: boolean; monto: number; a_cuenta: number; saldo_usado: number }[] = body.pagos
  const counted = paid.filter(({ cancelado }) => !cancelado)
  expect(invoiced).toBe(
    sum(
      counted.map(
        ({ monto, a_cuenta, saldo_usado }) => centavos(monto) - centavos(a_cuenta) + centavos(saldo_usado),
      ),
    ) - returned,
  )
  expect(centavos(resumen.anticipo.total)).toBe(sum(counted.map(({ a_cuenta }) => centavos(a_cuenta))))
  expect(centavos(resumen.devuelto!.total)).toBe(returned)
  // Only money of an opening, or without a source, is left: it says so.
  for (const { estado, faltan } of valid.filter(({ estado: each }) => each !== 'ENTREGADA'))
    expect([estado, faltan.map(({ ruta }) => ruta.replace(/[\d-]+/g, ''))]).toEqual([
      'FALTA',
      ['/pagos?desde=&hasta=&q='],
    ])
  const delivered = valid.filter(({ estado }) => estado === 'ENTREGADA')
  const stamped = delivered.map(({ pago }) => books.stamped.get(pago.id))
  // What ended since is named by the next delivery; until then the accountant still has the old document.
  const pending = resumen.por_cancelar + resumen.por_sustituir
  expect(stamped).toEqual(delivered.map(({ total }) => centavos(total)))
  return { delivered: delivered.map(({ pago }) => pago.id), pending }
}

const expectDeductible = async (model: Model): Promise<void> => {
  const byHand = await tuitionByHand(server.db, model.padre)
  for (const { student } of model.children)
    for (const year of [Number(model.year.starts.slice(0, 4)), Number(model.year.ends.slice(0, 4))]) {
      const { levels, ...own } = byHand(student, year)
      const { body } = await model.caller.get(`/facturas/deducible/${student}?anio=${year}`)
      const { pagado, deducible, por_aclarar, tope } = body.deducible
      const asked = { tipo: 'PAGOS', alumnoId: student, cicloEscolarId: model.cycle, anio: year }
      const { pagos } = (await model.caller.post('/constancias/muestra', asked)).body.muestra
      const of = (named: Record<string, number>) =>
        Object.fromEntries(Object.entries(named).map(([name, pesos]) => [name, centavos(pesos)]))
      expect(of({ pagado, deducible, por_aclarar })).toEqual(own)
      expect(of({ pagado: pagos.total, deducible: pagos.deducible, por_aclarar: pagos.por_aclarar })).toEqual(
        own,
      )
      expect(tope).toBe(levels.length === 0 ? null : levels.includes('PREESCOLAR') ? 14_200 : 12_900)
    }
}

const YEARS = runsHere(15, 4)

it('after any year at the desks no centavo is invoiced twice, none is lost, and every paper says the same deductible', async () => {
  let checked = 0
  const step = fc.oneof(
    { weight: 3, arbitrary: commandArbitrary.map((command) => ({ command })) },
    { weight: 1, arbitrary: bookArbitrary.map((book) => ({ book })) },
  )
  await fc.assert(
    fc.asyncProperty(
      planArbitrary,
      startsArbitrary,
      fc.array(step, { minLength: 15, maxLength: 45 }),
      async (plan, starts, steps) => {
        const model = await startModel(school, plan, starts)
        const keeper = await books.keeperOf(model)
        for (const each of steps)
          await ('command' in each ? runCommand(model, each.command) : keeper.run(each.book))
        await expectDeductible(model)
        const { delivered, pending } = await expectAddsUp(model, await keeper.close())
        await expectDeductible(model)
        expect(books.stamped.size).toBe(closed + delivered.length + pending)
        closed = books.stamped.size - pending
        checked++
      },
    ),
    { numRuns: YEARS, endOnFailure: true },
  )
  expect(checked).toBe(YEARS)
  expect(await ledgerFaults(server.db)).toEqual([])
}, 600_000)

/** Documents that hold of the schools before. */
let closed = 0
