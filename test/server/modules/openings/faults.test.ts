import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { openPupil } from '@test/support/server/openings'

let server: TestServer
let office: Office
let cycle: number
let pupil: number
let enrolment: number

beforeAll(async () => {
  server = await startServer()
  server.clock.now = new Date('2026-11-23T18:00:00Z')
  server.admin = await server.signIn('directora', 'Direccion#2026')
  office = openOffice(server)
  cycle = await office.addCycle()
  ;[pupil] = (await office.addPupils(1)) as [number]
  const cells = { debe_desde: '2026-11', material: 100, saldo_anterior: 200.5, saldo_a_favor: 50 }
  enrolment = await openPupil(server, pupil, cycle, cells)
})
afterAll(() => server.close())

/** The faults that a careless repair leaves; it is undone afterwards. */
const faultsAfter = async (repair: string): Promise<string[]> => {
  let faults: string[] = []
  const undone = new Error('undone')
  const work = server.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await sql.raw(repair).execute(tx)
    faults = await ledgerFaults(tx)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
  return faults
}
const opening = (told: string) => expect.stringMatching(new RegExp(`^La apertura 1${told}\\.$`)) as string

it('an opening as it came in has no fault', async () => {
  expect(await ledgerFaults(server.db)).toEqual([])
})

it('a settled month that no opening brought, or that was paid here, is named', async () => {
  const { id } = (await office.tuitionOf(pupil, cycle)).pagos[0]!
  const own = `La colegiatura ${id} dice que se saldó antes y`
  expect(await faultsAfter('DELETE FROM opening_rows')).toEqual([
    `${own} ninguna apertura la trajo.`,
    `La colegiatura ${id + 1} dice que se saldó antes y ninguna apertura la trajo.`,
    opening(' dice \\$50\\.00 a favor y 2 meses saldados, y tiene \\$50\\.00, 0 y 2 cargos'),
  ])
})

it('credit, settled months and charges that are not what the opening says are named', async () => {
  const told = ' dice \\$50\\.00 a favor y 2 meses saldados, y tiene'
  expect(await faultsAfter("DELETE FROM credit_moves WHERE tipo = 'APERTURA'")).toContainEqual(
    opening(`${told} \\$0\\.00, 2 y 2 cargos`),
  )
  const one = `UPDATE tuition SET fuera = NULL, fuera_at = NULL WHERE mes = 9 AND enrolment_id = ${enrolment}`
  expect(await faultsAfter(one)).toEqual([opening(`${told} \\$50\\.00, 1 y 2 cargos`)])
  const undone =
    "UPDATE openings SET motivo = 'X', undone_by = created_by, undone_at = now(), undone_on = fecha"
  expect(await faultsAfter(undone)).toEqual([
    opening(', deshecha, dice \\$50\\.00 a favor y 2 meses saldados, y tiene \\$50\\.00, 2 y 2 cargos'),
  ])
})

it('the statement says below a charge of an opening when it was owed, and the family sees the credit it came with', async () => {
  const { body } = await server.admin.get(`/estados/alumno/${pupil}`)
  const lines: { descripcion: string; fecha: string; detalle: string[]; cargo: number }[] =
    body.estado.movimientos
  const before = ['Lo que se debía al 23/11/2026, antes de este sistema']
  expect(lines.filter(({ detalle }) => detalle[0] === before[0])).toMatchObject([
    { descripcion: 'SALDO ANTERIOR', fecha: '2026-08-31', cargo: 200.5, detalle: before },
    { descripcion: 'MATERIAL 2026-2027', fecha: '2026-09-01', cargo: 100, detalle: before },
  ])
  const moves = await server.admin.get(`/caja/saldo?alumnoId=${pupil}`)
  expect(moves.body).toMatchObject({
    saldo_favor: 50,
    movimientos: [{ tipo: 'APERTURA', monto: 50, saldo: 50, folio: null, pagoId: null }],
  })
})
