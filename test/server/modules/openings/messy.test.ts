import type { OpeningResult } from '@contract/openings/openings.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { xlsxOf } from '../imports/sheets'
import { messySchool, MESSY_HEADINGS } from './messy'
import { doOpening, tryOpening, undo } from './opening'
import { CYCLE, sumsOf, TODAY } from './sheet'

const { rows, cells } = messySchool()
const file = xlsxOf([MESSY_HEADINGS, ...cells])
const pesos = (centavos: number) => centavos / 100

let server: TestServer
let cycle: number
beforeAll(async () => {
  server = await startServer()
  server.clock.now = new Date(`${TODAY}T16:00:00.000Z`)
  server.admin = await server.signIn(ADMIN.user, ADMIN.password)
  cycle = await openOffice(server).addCycle(CYCLE)
})
afterAll(() => server.close())

test('120 rows as a secretary keeps them come in untouched, and the books equal sums made by hand', async () => {
  const { body } = await tryOpening(server.admin, cycle, file)
  const { resumen, filas, lecturas = [] } = body as OpeningResult
  expect(filas.filter(({ estado }) => estado === 'ERROR').map(({ fila, campos }) => [fila, campos])).toEqual(
    [],
  )
  expect(resumen).toEqual({ nuevos: 120, iguales: 0, con_error: 0 })
  expect(lecturas.length).toBeGreaterThan(20)
  const { body: done } = await doOpening(server.admin, cycle, file)
  const sums = sumsOf(rows)
  expect(done.totales).toMatchObject({
    adeudo: pesos(sums.adeudo),
    vencido: pesos(sums.vencido),
    saldo_favor: pesos(sums.saldo_favor),
    meses_saldados: sums.meses_saldados,
  })
  expect(await ledgerFaults(server.db)).toEqual([])
  expect((await doOpening(server.admin, cycle, file)).body.resumen.iguales).toBe(120)
  expect((await undo(server.admin, done.apertura.id)).status).toBe(200)
  for (const table of ['students', 'enrolments', 'charges', 'credits', 'parents'] as const)
    expect(await server.db.selectFrom(table).select('id').execute()).toEqual([])
})
