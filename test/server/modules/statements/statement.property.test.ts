import fc from 'fast-check'
import type { Account } from '@contract/statements/statements.schemas'
import { isOpenMonth } from '@contract/tuition/tuition.rules'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { runCommand } from '../payments/ledgerCommands'
import { commandArbitrary, type Child, type Model, type School } from '../payments/ledgerModel'
import { DAYS, YEARLY } from '../payments/monthModel'
import { startModel } from '../payments/openingCommands'
import { startsArbitrary } from '../payments/openingModel'

let server: TestServer
let school: School

beforeAll(async () => {
  server = await startServer()
  const cycle = await openOffice(server).addCycle({ mensualidad_primaria: 1999.99, descuento_anual: YEARLY })
  const desks: Caller[] = []
  // The last day first: a sign-in may sweep away sessions that ended before it.
  for (const day of [...DAYS].reverse()) {
    server.clock.now = new Date(`${day}T18:00:00Z`)
    desks.unshift(await server.signIn(ADMIN.user, ADMIN.password))
  }
  school = { server, desks: [desks], cycle }
})
afterAll(() => server.close())

const centavos = (pesos: number): number => Math.round(pesos * 100)

/** What is open by the lists that the desks pay from, charges of the enrolment included. */
const openNow = async ({ desk, office, cycle }: Model, { student }: Child) => {
  const { body } = await desk.get(`/cargos/by/alumno/${student}`)
  const charges: { monto_restante: number; fecha: string }[] = body.cargos
  const { pagos } = await office.tuitionOf(student, cycle)
  // After a baja, and before the school came in, a month is shown and not owed.
  const months = pagos.filter(isOpenMonth)
  return {
    charges: charges.map(({ fecha, monto_restante }) => ({
      due: fecha,
      saldo: centavos(monto_restante),
      recargo: 0,
    })),
    months: months.map(({ vencimiento, prorroga, monto, saldo = monto, recargo }) => ({
      due: prorroga && prorroga.hasta > vencimiento ? prorroga.hasta : vencimiento,
      saldo: centavos(saldo),
      recargo: centavos(recargo),
    })),
  }
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)

const expectCloses = async (
  model: Model,
  child: Child,
  { movimientos, total, ciclos, fecha }: Account,
): Promise<void> => {
  const { charges, months } = await openNow(model, child)
  const open = [...charges, ...months]
  const saldo = sum(open.map((each) => each.saldo))
  const vencido = sum(open.filter(({ due }) => due < fecha).map((each) => each.saldo))
  const recargos = sum(open.map((each) => each.recargo))
  expect(centavos(movimientos.at(-1)?.saldo ?? 0)).toBe(saldo)
  for (const sums of [total, ...ciclos])
    expect([sums.saldo, sums.vencido, sums.por_vencer, sums.recargos].map(centavos)).toEqual([
      ...[saldo, vencido],
      ...[saldo - vencido, recargos],
    ])
  let balance = 0
  for (const line of movimientos) {
    balance += centavos(line.cargo) - centavos(line.abono)
    expect(centavos(line.saldo)).toBe(balance)
  }
  expect(new Set(movimientos.map(({ id }) => id)).size).toBe(movimientos.length)
}

/** Every payment is listed with its folio and amount, and twice when it was cancelled. */
const expectPayments = (model: Model, { student }: Child, { movimientos }: Account): void => {
  const shown = (tipo: string) =>
    movimientos
      .filter((line) => line.tipo === tipo && line.pagoId !== null)
      .map(({ folio, abono, cargo }) => [folio, centavos(abono + cargo)])
      .sort()
  const meant = (payments: Model['payments']) =>
    payments.flatMap(({ folio, parts }) => (parts.has(student) ? [[folio, parts.get(student)]] : [])).sort()
  expect(shown('PAGO')).toEqual(meant(model.payments))
  expect(shown('CANCELACION')).toEqual(meant(model.payments.filter(({ cancelled }) => cancelled !== null)))
}

it('after any sequence at the desks the last line is the sum of what is open, also of days gone backwards', async () => {
  let checked = 0
  await fc.assert(
    fc.asyncProperty(
      startsArbitrary,
      fc.array(commandArbitrary, { minLength: 6, maxLength: 24 }),
      async (starts, commands) => {
        const model = await startModel(school, starts)
        let forwards = true
        for (const command of commands) {
          if (command.do === 'day' && command.day < model.day) forwards = false
          await runCommand(model, command)
        }
        for (const child of model.children) {
          const { body } = await model.desk.get(`/estados/alumno/${child.student}`)
          const account: Account = body.estado
          await expectCloses(model, child, account)
          expectPayments(model, child, account)
          // As long as the clock only moves forward, no balance is negative.
          if (forwards) expect(account.movimientos.filter(({ saldo }) => saldo < 0)).toEqual([])
        }
        checked++
      },
    ),
    { numRuns: 30, endOnFailure: false },
  )
  expect(checked).toBe(30)
}, 300_000)
