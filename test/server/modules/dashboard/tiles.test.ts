import { sql } from 'kysely'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { sumPesos } from '@contract/domain/money'
import { isCovered } from '@contract/statements/statements.rules'
import type { Debtor, Upcoming } from '@contract/statements/statements.schemas'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

const TODAY = '2026-10-05'
const PUPILS = 24

let server: TestServer
let office: Office
let admin: Caller
let cycle: number
let pupils: number[]
const parents: number[] = []

const goTo = async (day: string) => {
  server.clock.now = new Date(`${day}T16:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
  office = openOffice({ ...server, admin }, admin)
}
const board = async (): Promise<Dashboard> => (await admin.get('/tablero')).body.tablero
const debtors = async (): Promise<Debtor[]> => (await admin.get('/morosos')).body.morosos
const leave = (padreId: number, monto: number) =>
  admin.post(
    '/caja/cobro',
    { padreId, lineas: [], medios: [{ metodo_pago: 'EFECTIVO', monto }], a_cuenta: true },
    { key: `a-cuenta-${padreId}` },
  )
const promise = (padreId: number, fecha: string, promesa_fecha: string | null) =>
  admin.post('/morosos/contactos', {
    padreId,
    fecha,
    medio: 'LLAMADA',
    promesa: promesa_fecha && 'PAGA',
    promesa_fecha,
  })

/** Families with two children; in every second family the months of one child are paid. */
const fillSchool = async () => {
  await goTo('2026-08-20')
  cycle = await office.addCycle({
    costo_material: 0,
    recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 },
  })
  pupils = await office.addPupils(PUPILS)
  await office.enrol(cycle, pupils, { costo_material: 0 })
  for (let at = 0; at < PUPILS; at += 2) {
    const hijos = pupils.slice(at, at + 2).map((id) => ({ id }))
    const family = { nombre: `FAMILIA ${at}`, telefono: '5512345678', direccion: 'CALLE 1', hijos }
    parents.push((await admin.post('/padres', family)).body.padre.id)
  }
}

beforeAll(async () => {
  server = await startServer()
  await fillSchool()
  await goTo(TODAY)
  const [first, second, third, fourth] = parents as [number, number, number, number]
  // Covers all of its family; one peso short of it; and nothing like it.
  const owes = new Map(
    (await debtors()).map(({ padre, vencido, recargos }) => [padre?.id, vencido + recargos]),
  )
  expect((await leave(first, owes.get(first)!)).status).toBe(200)
  expect((await leave(second, owes.get(second)! - 1)).status).toBe(200)
  await promise(third, '2026-10-01', TODAY)
  // An unanswered call leaves the promise; a newer promise replaces it.
  await promise(third, '2026-10-02', null)
  await promise(fourth, '2026-10-01', TODAY)
  await promise(fourth, '2026-10-02', '2026-10-20')
})
afterAll(() => server.close())

it('overdue: the list of debtors has the same families, sum and covered ones', async () => {
  const rows = await debtors()
  const { adeudos } = await board()
  const { rows: truth } = await sql<{ pesos: number }>`
    SELECT (SELECT coalesce(sum(monto_centavos - abonado_centavos), 0) FROM tuition WHERE estado = 'PENDIENTE' AND vencimiento < ${TODAY}::date)::float8 / 100
      + (SELECT coalesce(sum(monto_pagar_centavos - abonado_centavos), 0) FROM charges WHERE cancelled_at IS NULL AND fecha < ${TODAY}::date)::float8 / 100
      AS pesos`.execute(server.db)
  expect(adeudos).toMatchObject({ total: truth[0]!.pesos, familias: rows.length, cubiertas: 1 })
  expect(sumPesos(rows.map(({ vencido }) => vencido))).toBe(truth[0]!.pesos)
  expect(rows.filter(isCovered).map(({ padre }) => padre?.id)).toEqual([parents[0]])
  const second = rows.find(({ padre }) => padre?.id === parents[1])!
  expect(second.por_pagar).toBe(Math.max(0, sumPesos([second.vencido, -second.saldo_favor!])))
})

it('due in 7 days: a list of exactly those months and charges', async () => {
  await office.addCharge(cycle, pupils[0]!, 350)
  await server.db
    .updateTable('charges')
    .set({ fecha: '2026-10-12' })
    .where('descripcion', '=', 'UNIFORME')
    .execute()
  const { proximos } = await board()
  const { body } = await admin.get('/adeudos/proximos')
  const rows: Upcoming[] = body.proximos
  expect([body.desde, body.hasta]).toEqual([TODAY, '2026-10-12'])
  // October of every pupil, due on the 10th, and the charge of the last day.
  expect(rows).toHaveLength(PUPILS + 1)
  expect(proximos).toEqual({ cuantos: rows.length, total: sumPesos(rows.map(({ monto }) => monto)) })
  expect(rows.at(-1)).toMatchObject({
    alumno: { id: pupils[0] },
    padre: { id: parents[0], telefono: '5512345678' },
    concepto: 'UNIFORME',
    vence: '2026-10-12',
    monto: 350,
  })
})

it('promises of today: the debtors whose latest promise is for today', async () => {
  const rows = (await debtors()).filter(({ prometido }) => prometido === TODAY)
  expect(rows.map(({ padre }) => padre?.id)).toEqual([parents[2]])
  expect((await board()).promesas).toEqual({ cuantas: 1, total: rows[0]!.vencido })
})

it('unfinished: as many as the list of them has', async () => {
  await office.addPupils(3)
  const { body } = await admin.get('/alumnos/incompletos')
  expect((await board()).pendientes).toContainEqual(
    expect.objectContaining({ titulo: 'Altas sin terminar', cuantos: body.alumnos.length }),
  )
  expect(body.alumnos).toHaveLength(3)
})
