import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { someoneWaits } from '@test/support/database/lockWaits'
import { refusalOf } from '@test/support/server/refusal'
import { openServices } from '@test/support/server/services'
import { openTurn, type Turn } from './turn'

let server: TestServer
let turn: Turn
let admin: Caller
let pupils: number[]
let keys = 0
/** Two pupils enrolled in April as the version before did, due that day; a third enrolled since, on a day that was chosen. */
beforeEach(async () => {
  server = await startServer()
  await at('2027-04-20')
  turn = await openTurn({ ...server, admin })
  pupils = await turn.addPupils(3, 'PRIMARIA', 2)
  await press(pupils.slice(0, 2))
  await propose()
  await press(pupils.slice(2))
  await at('2027-04-21')
})
afterEach(async () => {
  expect(await ledgerFaults(server.db)).toEqual([])
  await server.close()
})

const MIGRATION = path.resolve('src/server/db/migrations/0065-due-day-proposals.sql')
/** As the update does it: on what the version before had charged. */
const propose = async (): Promise<void> => {
  const [, insert = ''] = readFileSync(MIGRATION, 'utf8').split(/^(?=INSERT)/m)
  await sql`DELETE FROM due_day_proposals`.execute(server.db)
  await sql.raw(insert).execute(server.db)
}

const at = async (day: string): Promise<void> => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
}
const press = async (ids: readonly number[]): Promise<void> => {
  const alumnos = ids.map((id) => ({ id, grado: 'PRIMARIA', gradoNumero: 3 }))
  const body = { destinoId: turn.to, alumnos, vence: '2027-04-20' }
  const { status } = await admin.post('/reinscripciones', body, { key: `vuelta numero ${++keys}` })
  expect(status).toBe(200)
}
const proposals = async () => (await admin.get('/inscripciones/vencimientos')).body.propuestas
const decide = (over: Record<string, unknown>, key = `decision numero ${++keys}`) =>
  admin.patch(
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
  (await admin.get('/morosos')).body.morosos.reduce(
    (sum: number, { vencido }: { vencido: number }) => sum + vencido,
    0,
  )

const onHome = async () =>
  (await admin.get('/tablero')).body.tablero.pendientes.filter(
    ({ ruta }: { ruta: string }) => ruta === '/reinscripciones',
  )

it('is told with count and sum until somebody accepts; only the charges from before are moved', async () => {
  expect(await onHome()).toEqual([
    {
      texto: '4 cargos que vencen antes de que empiece su ciclo',
      titulo: 'Cargos que vencen antes de que empiece su ciclo',
      cuantos: 4,
      ruta: '/reinscripciones',
    },
  ])
  expect([await proposals(), await late()]).toMatchObject([
    [{ cicloEscolar: { id: turn.to }, fecha_inicio: '2027-09-01', alumnos: 2, cargos: 4, suma: 5500 }],
    8250,
  ])
  const done = await decide({}, 'una sola decision')
  expect([done.status, done.body.cargos]).toEqual([200, 4])
  const moved = Array.from({ length: 4 }, () => '2027-09-01')
  expect(await days()).toEqual([...moved, '2027-04-20', '2027-04-20'])
  expect([await proposals(), await late(), await onHome()]).toEqual([[], 2750, []])
  // A lost answer asked for again is the same; another decision is none.
  expect((await decide({}, 'una sola decision')).body.cargos).toBe(4)
  expect((await decide({ vence: '2027-08-01' })).status).toBe(404)
})

it('refused, the charges keep their day and it is never proposed again', async () => {
  const before = await days()
  expect((await decide({ vence: null })).body.cargos).toBe(0)
  expect([await proposals(), await days()]).toEqual([[], before])
})

it('a wrong day is 400, other figures than those shown are 409, and nothing changes; it is over when the cycle begins', async () => {
  const before = await days()
  expect(refusalOf(await decide({ vence: '2027-09-02' }))).toEqual([
    400,
    { vence: 'Debe ser un día desde hoy hasta el 01/09/2027, en que empieza el ciclo escolar 2027-2028.' },
  ])
  expect(refusalOf(await decide({ vence: '2027-04-20' }))).toEqual([
    400,
    { vence: 'Debe ser un día desde hoy hasta el 01/09/2027, en que empieza el ciclo escolar 2027-2028.' },
  ])
  expect((await decide({ suma: 5499 })).status).toBe(409)
  expect([await days(), (await proposals()).length]).toEqual([before, 1])
  await at('2027-09-01')
  expect([await proposals(), (await decide({})).status]).toEqual([[], 404])
})

it('of a charge paid in part the rest is proposed and moved; a paid one keeps its day', async () => {
  const of = async (id: number) => {
    const { cargos } = (await admin.get(`/cargos/by/alumno/${id}`)).body
    return (cargos as { id: number; monto_restante: number; cicloEscolar: { id: number } }[]).filter(
      ({ cicloEscolar }) => cicloEscolar.id === turn.to,
    )
  }
  const [part, whole] = [(await of(pupils[0]!))[0]!, (await of(pupils[1]!))[0]!]
  const paid = { metodo_pago: 'EFECTIVO' }
  const some = { id: part.id, pago_parcial: true, abono: 350, ...paid }
  expect((await admin.patch('/cargos/pagar', some, { key: 'una parte del cargo' })).status).toBe(200)
  expect(
    (await admin.patch('/cargos/pagar', { id: whole.id, ...paid }, { key: 'todo el otro' })).status,
  ).toBe(200)
  const suma = 5500 - 350 - whole.monto_restante
  expect(await proposals()).toMatchObject([{ cargos: 3, suma }])
  // What was shown before the money came is refused.
  expect((await decide({})).status).toBe(409)
  expect((await decide({ cargos: 3, suma })).body.cargos).toBe(3)
  const { rows } = await sql<{ id: number; fecha: string }>`
    SELECT id, fecha::text FROM charges WHERE id IN (${part.id}, ${whole.id}) ORDER BY id`.execute(server.db)
  expect(new Map(rows.map(({ id, fecha }) => [id, fecha]))).toEqual(
    new Map([
      [part.id, '2027-09-01'],
      [whole.id, '2027-04-20'],
    ]),
  )
  await at('2027-09-02')
  expect(await late()).toBe(suma + 2750)
})

it('services, becas and months of siblings in the coming cycle keep their days and amounts', async () => {
  const padre = {
    nombre: 'ROSA LÓPEZ',
    telefono: '5512345678',
    hijos: pupils.slice(0, 2).map((id) => ({ id })),
  }
  expect((await admin.post('/padres', padre)).status).toBe(200)
  const beca = {
    id_ciclo: turn.to,
    nombre: 'HERMANOS',
    grado: 'PRIMARIA',
    porcentaje: 20,
    alumnos: [{ id: pupils[1] }],
  }
  expect((await admin.post('/becas', beca)).status).toBe(200)
  const services = openServices(admin, () => turn.to)
  const lunch = await services.add()
  expect((await services.charge(lunch, pupils.slice(0, 2), '2027-09')).status).toBe(200)
  const trip = { idCicloEscolar: turn.to, idAlumno: pupils[0], descripcion: 'EXCURSIÓN', monto: 300 }
  expect((await admin.post('/cargos/new', { ...trip, fecha: '2027-04-21' })).status).toBe(200)
  const rest = async () => ({
    months: (
      await sql`SELECT id, vencimiento::text, monto_centavos FROM tuition ORDER BY id`.execute(server.db)
    ).rows,
    services: (
      await sql`SELECT id, fecha::text, monto_pagar_centavos FROM charges WHERE enrolment_id IS NULL ORDER BY id`.execute(
        server.db,
      )
    ).rows,
  })
  const before = await rest()
  expect(before.services.length).toBeGreaterThan(0)
  // As if a pupil had been enrolled after the service was charged.
  await sql`UPDATE due_day_proposals SET last_charge_id = (SELECT max(id) FROM charges)`.execute(server.db)
  expect(await proposals()).toMatchObject([{ alumnos: 3, cargos: 6, suma: 8250 }])
  expect((await decide({ vence: '2027-07-01', cargos: 6, suma: 8250 })).body.cargos).toBe(6)
  expect(await rest()).toEqual(before)
  const { body } = await admin.get(`/caja/familia?alumnoId=${pupils[0]}`)
  expect(body.familia).toMatchObject({ vencido: 0, recargos: 0 })
})

it('of two users who decide at once one does; the other is told that it was decided, and changes nothing', async () => {
  // Both wait for a third, so that neither sees what the other did.
  const answers = await server.db.transaction().execute(async (tx) => {
    await sql`SELECT FROM due_day_proposals FOR UPDATE`.execute(tx)
    const both = [decide({ vence: '2027-08-01' }), decide({ vence: null })]
    await someoneWaits(server.db, 2)
    return both
  })
  const ended = await Promise.all(answers)
  expect(ended.map(({ status }) => status).sort()).toEqual([200, 404])
  const done = ended.find(({ status }) => status === 200)!
  const told = new Set((await days()).slice(0, 4))
  expect(told.size).toBe(1)
  const decided = await sql<{ vence: string | null }>`SELECT vence::text FROM due_day_proposals`.execute(
    server.db,
  )
  const day = decided.rows[0]!.vence
  expect([[...told], done.body.cargos]).toEqual([[day ?? '2027-04-20'], day === null ? 0 : 4])
})
