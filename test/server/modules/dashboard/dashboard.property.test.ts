import fc from 'fast-check'
import { sql } from 'kysely'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { sumPesos } from '@contract/domain/money'
import { isCovered } from '@contract/statements/statements.rules'
import type { Account, Debtor, Upcoming } from '@contract/statements/statements.schemas'
import { runsHere } from '@test/support/runs'
import { startServer, type TestServer } from '@test/support/server/harness'
import { commandArbitrary } from '../payments/model/moves'
import { startsArbitrary } from '../payments/model/openingMoves'
import { planArbitrary } from '../payments/model/plan'
import { runCommand } from '../payments/model/run'
import { startModel } from '../payments/model/runOpening'
import { newSchool, type Model, type School } from '../payments/model/state'

let server: TestServer
let school: School

beforeAll(async () => {
  server = await startServer()
  school = newSchool(server)
})
afterAll(() => server.close())

const sumOf = <T>(rows: readonly T[], amount: (row: T) => number): number => sumPesos(rows.map(amount))

/** Paid and spared amounts by owed month, computed directly from the lines of the ledger. */
const ledger = async (cycle: number) => {
  const { rows } = await sql<{ mes: string; cobrado: number; descuento: number }>`
    SELECT mes, sum(CASE tipo WHEN 'DESCUENTO' THEN -centavos ELSE centavos END)::float8 / 100 AS cobrado,
      coalesce(sum(centavos) FILTER (WHERE tipo = 'DESCUENTO'), 0)::float8 / 100 AS descuento
    FROM (
      SELECT l.tipo, l.monto_centavos AS centavos,
        CASE WHEN c.id IS NULL THEN t.anio || '-' || lpad(t.mes::text, 2, '0') ELSE to_char(c.fecha, 'YYYY-MM') END AS mes
      FROM payment_lines l JOIN payments p ON p.id = l.payment_id
      LEFT JOIN charges c ON c.id = l.charge_id LEFT JOIN tuition t ON t.id = l.tuition_id
      LEFT JOIN enrolments e ON e.id = t.enrolment_id
      WHERE l.tipo IN ('CARGO', 'COLEGIATURA', 'DESCUENTO') AND p.cancelled_at IS NULL
        AND coalesce(c.cycle_id, e.cycle_id) = ${cycle} AND coalesce(t.estado, 'PAGADO') IN ('PENDIENTE', 'PARCIAL', 'PAGADO')
        AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.tuition_id = t.id AND b.payment_id = p.id)
    ) line GROUP BY mes`.execute(server.db)
  return new Map(rows.map((row) => [row.mes, row]))
}

/** Compares the board with the lists at the desks: both must show the same figures. */
const compare = async ({ caller, cycle }: Model): Promise<void> => {
  const board: Dashboard = (await caller.get('/tablero')).body.tablero
  const { cobranza, adeudos, proximos } = board
  if (!cobranza || !adeudos) throw new Error('a principal sees both')

  const debtors: Debtor[] = (await caller.get('/morosos')).body.morosos
  for (const { vencido, saldo_favor = 0, por_pagar } of debtors)
    expect(por_pagar).toBe(Math.max(0, sumPesos([vencido, -saldo_favor])))
  expect(adeudos).toEqual({
    cubiertas: debtors.filter(isCovered).length,
    total: sumOf(debtors, ({ vencido }) => vencido),
    familias: debtors.length,
    por_antiguedad: {
      un_mes: sumOf(debtors, ({ un_mes }) => un_mes),
      dos_meses: sumOf(debtors, ({ dos_meses }) => dos_meses),
      tres_meses: sumOf(debtors, ({ tres_meses }) => tres_meses),
    },
  })

  const upcoming: Upcoming[] = (await caller.get('/adeudos/proximos')).body.proximos
  expect(proximos).toEqual({ cuantos: upcoming.length, total: sumOf(upcoming, ({ monto }) => monto) })

  // Whoever owes anything of this cycle: those of the schools before have none of it.
  const { rows: pupils } = await sql<{
    id: number
  }>`SELECT student_id AS id FROM enrolments WHERE cycle_id = ${cycle}
    UNION SELECT student_id FROM charges WHERE cycle_id = ${cycle}`.execute(server.db)
  const accounts: Account['ciclos'] = []
  for (const { id } of pupils) {
    const { ciclos }: Account = (await caller.get(`/estados/alumno/${id}`)).body.estado
    accounts.push(...ciclos.filter(({ id }) => id === cycle))
  }
  const { por_mes } = cobranza
  expect(sumOf(por_mes, ({ abierto }) => abierto)).toBe(sumOf(accounts, ({ saldo }) => saldo))
  expect(sumOf(por_mes, ({ vencido }) => vencido)).toBe(sumOf(accounts, ({ vencido }) => vencido))
  const paid = await ledger(cycle)
  for (const { mes, esperado, cobrado, descuento, abierto } of por_mes) {
    expect(esperado).toBe(sumPesos([cobrado, descuento, abierto]))
    expect([mes, cobrado, descuento]).toEqual([
      mes,
      paid.get(mes)?.cobrado ?? 0,
      paid.get(mes)?.descuento ?? 0,
    ])
  }

  const { actual } = (await caller.get('/cortes/actual')).body
  expect(cobranza.hoy.total).toBe(actual.total)
  expect(sumOf(cobranza.hoy.por_metodo, ({ total }) => total)).toBe(cobranza.hoy.total)
}

const SCHOOLS = runsHere(8, 2)

it('after any sequence at the desks the board says what statements, debtors and the cut say', async () => {
  let checked = 0
  await fc.assert(
    fc.asyncProperty(
      planArbitrary,
      startsArbitrary,
      fc.array(commandArbitrary, { minLength: 6, maxLength: 20 }),
      async (plan, starts, commands) => {
        const model = await startModel(school, plan, starts)
        for (const command of commands) await runCommand(model, command)
        await compare(model)
        checked++
      },
    ),
    { numRuns: SCHOOLS, endOnFailure: false },
  )
  expect(checked).toBe(SCHOOLS)
}, 600_000)
