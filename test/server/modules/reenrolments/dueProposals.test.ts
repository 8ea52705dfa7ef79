import { ledgerFaults } from '@server/backup/ledgerFaults'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { sql } from 'kysely'
import { openTurn, type Turn } from './turn'

let server: TestServer
let turn: Turn
let desk: Caller
let pupils: number[]
let keys = 0
/** Two pupils enrolled in April as the version before did, due that day; a third enrolled since, on a day that was chosen. */
beforeEach(async () => {
  server = await startServer()
  await at('2027-04-20')
  turn = await openTurn({ ...server, admin: desk })
  pupils = await turn.addPupils(3, 'PRIMARIA', 2)
  await press(pupils.slice(0, 2))
  const { db } = server
  await sql`INSERT INTO due_day_proposals (cycle_id, last_charge_id)
    SELECT cycle_id, max(id) FROM charges WHERE cycle_id = ${turn.to} GROUP BY cycle_id`.execute(db)
  await press(pupils.slice(2))
  await at('2027-04-21')
})
afterEach(async () => {
  expect(await ledgerFaults(server.db)).toEqual([])
  await server.close()
})

const at = async (day: string): Promise<void> => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
  desk = await server.signIn(ADMIN.user, ADMIN.password)
}
const press = async (ids: readonly number[]): Promise<void> => {
  const alumnos = ids.map((id) => ({ id, grado: 'PRIMARIA', gradoNumero: 3 }))
  const body = { destinoId: turn.to, alumnos, vence: '2027-04-20' }
  const { status } = await desk.post('/reinscripciones', body, { key: `vuelta numero ${++keys}` })
  expect(status).toBe(200)
}
const proposals = async () => (await desk.get('/inscripciones/vencimientos')).body.propuestas
const decide = (over: Record<string, unknown>, key = `decision numero ${++keys}`) =>
  desk.patch(
    '/inscripciones/vencimientos',
    { idCiclo: turn.to, vence: '2027-09-01', cargos: 4, suma: 5500, ...over },
    { key },
  )
const days = async () =>
  (
    await server.db
      .selectFrom('charges')
      .select('fecha')
      .where('cycle_id', '=', turn.to)
      .orderBy('id')
      .execute()
  ).map(({ fecha }) => fecha)
const late = async () =>
  (await desk.get('/morosos')).body.morosos.reduce(
    (sum: number, { vencido }: { vencido: number }) => sum + vencido,
    0,
  )

it('is told with count and sum until somebody accepts; only the charges from before are moved', async () => {
  expect([await proposals(), await late()]).toMatchObject([
    [{ cicloEscolar: { id: turn.to }, fecha_inicio: '2027-09-01', alumnos: 2, cargos: 4, suma: 5500 }],
    8250,
  ])
  const done = await decide({}, 'una sola decision')
  expect([done.status, done.body.cargos]).toEqual([200, 4])
  const moved = Array.from({ length: 4 }, () => '2027-09-01')
  expect(await days()).toEqual([...moved, '2027-04-20', '2027-04-20'])
  expect([await proposals(), await late()]).toEqual([[], 2750])
  // A lost answer asked for again is the same; another decision is none.
  expect((await decide({}, 'una sola decision')).body.cargos).toBe(4)
  expect((await decide({ vence: '2027-08-01' })).status).toBe(404)
})

it('refused, the charges keep their day and it is never proposed again', async () => {
  const before = await days()
  expect((await decide({ vence: null })).body.cargos).toBe(0)
  expect([await proposals(), await days()]).toEqual([[], before])
})

it('a wrong day is 400, other figures than those shown are 409, and nothing changes', async () => {
  const before = await days()
  expect((await decide({ vence: '2027-09-02' })).status).toBe(400)
  expect((await decide({ vence: '2027-04-20' })).status).toBe(400)
  expect((await decide({ suma: 5499 })).status).toBe(409)
  expect([await days(), (await proposals()).length]).toEqual([before, 1])
})

it('is over when the cycle begins', async () => {
  await at('2027-09-01')
  expect([await proposals(), (await decide({})).status]).toEqual([[], 404])
})
