import fc from 'fast-check'
import type { Account } from '@contract/statements/statements.schemas'
import { runsHere, TRY_ALL } from '@test/support/runs'
import { startServer, type TestServer } from '@test/support/server/harness'
import { commandArbitrary } from '../payments/model/moves'
import { startsArbitrary } from '../payments/model/openingMoves'
import { planArbitrary } from '../payments/model/plan'
import { runCommand } from '../payments/model/run'
import { startModel } from '../payments/model/runOpening'
import type { Child } from '../payments/model/records'
import { newSchool, type Model, type School } from '../payments/model/state'

/** Fewer on a foreign server, as in balance.property: the rules are the same. */
const SCHOOLS = runsHere(TRY_ALL ? 30 : 15, 6)

let server: TestServer
let school: School

beforeAll(async () => {
  server = await startServer()
  school = newSchool(server)
})
afterAll(() => server.close())

const centavos = (pesos: number): number => Math.round(pesos * 100)

/** What is open by the lists that the desks pay from, charges of the enrolment included. */
const openNow = async ({ caller, office, cycle }: Model, { student }: Child) => {
  const { body } = await caller.get(`/cargos/by/alumno/${student}`)
  const charges: { monto_restante: number; fecha: string }[] = body.cargos
  const { pagos } = await office.tuitionOf(student, cycle)
  // After a baja, and before the school came in, a month is shown and not owed.
  const months = pagos.filter(({ estado }) => estado === 'PENDIENTE' || estado === 'PARCIAL')
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

it('after any sequence at the desks the last line is the sum of what is open', async () => {
  let checked = 0
  await fc.assert(
    fc.asyncProperty(
      planArbitrary,
      startsArbitrary,
      fc.array(commandArbitrary, { minLength: 6, maxLength: 24 }),
      async (plan, starts, commands) => {
        const model = await startModel(school, plan, starts)
        for (const command of commands) await runCommand(model, command)
        for (const child of model.children) {
          const { body } = await model.caller.get(`/estados/alumno/${child.student}`)
          const account: Account = body.estado
          await expectCloses(model, child, account)
          expectPayments(model, child, account)
          expect(account.movimientos.filter(({ saldo }) => saldo < 0)).toEqual([])
        }
        checked++
      },
    ),
    { numRuns: SCHOOLS, endOnFailure: false },
  )
  expect(checked).toBe(SCHOOLS)
}, 600_000)
