import { ledgerFaults } from '@server/backup/ledgerFaults'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { openTurn, type Turn } from './turn'

let server: TestServer
let turn: Turn
let admin: Caller
/** Before the next cycle, whose first day is 1 September 2027. */
const PRESS_DAY = '2027-04-20'
beforeEach(async () => {
  server = await startServer()
  await at(PRESS_DAY)
  turn = await openTurn({ ...server, admin })
})
afterEach(async () => {
  expect(await ledgerFaults(server.db)).toEqual([])
  await server.close()
})

const at = async (day: string): Promise<void> => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
}
const into = (id: number, over: Record<string, unknown> = {}) => ({
  id,
  grado: 'PRIMARIA',
  gradoNumero: 3,
  ...over,
})
const press = (alumnos: readonly unknown[], over: Record<string, unknown> = {}, key = 'una vuelta entera') =>
  admin.post('/reinscripciones', { destinoId: turn.to, alumnos, ...over }, { key })
const owed = async (id: number) =>
  (await admin.get(`/cargos/by/alumno/${id}`)).body.cargos
    .filter((each: { cicloEscolar: { id: number } }) => each.cicloEscolar.id === turn.to)
    .map((each: Record<string, unknown>) => [each['fecha'], each['monto_pagar'], each['estado']])
const enrolled = async () => (await turn.made()).length

it('is the first day of the cycle: re-enrolled families owe nothing overdue the next morning', async () => {
  const [pupil] = (await turn.addPupils(1, 'PRIMARIA', 2)) as [number]
  expect((await press([into(pupil)])).status).toBe(200)
  expect(await owed(pupil)).toEqual([
    ['2027-09-01', 1850, 'PENDIENTE'],
    ['2027-09-01', 900, 'PENDIENTE'],
  ])
  await at('2027-04-21')
  expect((await admin.get('/morosos')).body.morosos).toEqual([])
  const paper = { alumnoId: pupil, tipo: 'NO_ADEUDO', cicloEscolarId: turn.from }
  expect((await admin.post('/constancias', paper, { key: 'carta de no adeudo' })).status).toBe(200)
  await at('2027-09-02')
  expect((await admin.get('/morosos')).body.morosos).toMatchObject([{ vencido: 2750 }])
})

it('is the chosen day, for each at the price of the grade less the discount', async () => {
  const precios = [{ grado: 'PRIMARIA', gradoNumero: 6, costo_inscripcion: 4000, costo_material: 0 }]
  expect((await admin.patch(`/ciclo/${turn.to}`, { precios })).status).toBe(200)
  const [third, sixth] = (await turn.addPupils(2, 'PRIMARIA', 2)) as [number, number]
  const discount = { gradoNumero: 6, descuento: 25, motivo_descuento: 'HERMANOS' }
  expect((await press([into(third), into(sixth, discount)], { vence: PRESS_DAY })).status).toBe(200)
  expect(await owed(sixth)).toEqual([[PRESS_DAY, 3000, 'PENDIENTE']])
  expect(await owed(third)).toHaveLength(2)
  // The months keep their own days.
  expect((await turn.office.tuitionOf(third, turn.to)).pagos[0]?.vencimiento).toBe('2027-09-10')
})

it('a day before today or after the first of the cycle is none for it: 400, and nothing is written', async () => {
  const [pupil] = (await turn.addPupils(1, 'PRIMARIA', 2)) as [number]
  const prices = { costo_inscripcion: 1850, mensualidad: 2600, costo_material: 900 }
  const body = { idCiclo: turn.to, grado: 'PRIMARIA', alumnos: [{ id: pupil }] }
  for (const vence of ['2027-04-19', '2027-09-02']) {
    const refused = await press([into(pupil)], { vence })
    expect([vence, refused.status, Object.keys(refused.body.campos)]).toEqual([vence, 400, ['vence']])
    expect(refusalOf(await admin.post('/inscripciones', { ...body, ...prices, vence }))).toEqual([
      400,
      { vence: 'Debe ser un día desde hoy hasta el 01/09/2027, en que empieza el ciclo escolar 2027-2028.' },
    ])
  }
  expect(await enrolled()).toBe(0)
  expect((await admin.post('/inscripciones', { ...body, ...prices, vence: '2027-05-31' })).status).toBe(200)
  expect((await owed(pupil))[0][0]).toBe('2027-05-31')
})

it('a cycle begun between preview and write refuses the chosen day; without one the charges are of that day', async () => {
  const [pupil, other] = (await turn.addPupils(2, 'PRIMARIA', 2)) as [number, number]
  await at('2027-09-03')
  const refused = await press([into(pupil)], { vence: '2027-09-01' })
  expect([refused.status, Object.keys(refused.body.campos)]).toEqual([409, ['vence']])
  expect(await enrolled()).toBe(0)
  expect((await press([into(pupil)], {}, 'otra vuelta entera')).status).toBe(200)
  expect((await press([into(other)], { vence: '2027-09-03' }, 'la de hoy mismo')).status).toBe(200)
  expect((await owed(pupil))[0][0]).toBe('2027-09-03')
})

it('a lost answer asked for again after the cycle began is the same answer', async () => {
  const [pupil] = (await turn.addPupils(1, 'PRIMARIA', 2)) as [number]
  const first = await press([into(pupil)], { vence: '2027-08-31' })
  const again = await press([into(pupil)], { vence: '2027-08-31' })
  expect([again.status, again.body.inscripciones]).toEqual([200, first.body.inscripciones])
  expect(await owed(pupil)).toHaveLength(2)
})

it('cancelled and enrolled anew the pupil owes the new charges alone, on their day', async () => {
  const [pupil] = (await turn.addPupils(1, 'PRIMARIA', 2)) as [number]
  const { body } = await press([into(pupil)])
  const undone = await admin.delete(`/inscripciones/${body.inscripciones[0].id}`, {
    motivo_cancelacion: 'SE VA A OTRA ESCUELA',
  })
  expect(undone.status).toBe(200)
  expect((await press([into(pupil)], { vence: '2027-06-30' }, 'la segunda vuelta')).status).toBe(200)
  expect(await owed(pupil)).toEqual(
    expect.arrayContaining([
      ['2027-09-01', 1850, 'CANCELADO'],
      ['2027-06-30', 1850, 'PENDIENTE'],
      ['2027-06-30', 900, 'PENDIENTE'],
    ]),
  )
  expect(await owed(pupil)).toHaveLength(4)
})
