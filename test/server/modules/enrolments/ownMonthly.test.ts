import { ledgerFaults } from '@server/backup/ledgerFaults'
import { archiveTables } from '@server/modules/archives/archiveTables'
import { ADMIN, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { openPupil, sendOpening } from '@test/support/server/openings'
import { refusalOf } from '@test/support/server/refusal'
import { startInNovember } from '../openings/opening'

type Grants = Parameters<TestServer['userWith']>[0]

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startInNovember()
  office = openOffice(server)
  cycle = await office.addCycle({
    precios: [{ grado: 'PRIMARIA', gradoNumero: 6, mensualidad: 3000 }],
  })
})
afterAll(() => server.close())

const opened = async (cells: Record<string, string | number>) => {
  const [pupil = 0] = await office.addPupils(1)
  const inscripcionId = await openPupil(server, pupil, cycle, { debe_desde: '2026-10', ...cells })
  return { pupil, inscripcionId }
}
const set = (inscripcionId: number, mensualidad: unknown, by = server.admin) =>
  by.patch('/inscripciones/mensualidad', { inscripcionId, mensualidad })
const monthsOf = async (pupil: number) =>
  (await office.tuitionOf(pupil, cycle)).pagos.map(({ lista, monto }) => [lista, monto])
const shown = async (pupil: number) => {
  const [{ mensualidad, mensualidad_propia }] = (await server.admin.get(`/alumnos/${pupil}`)).body.alumno
    .inscripciones
  return [mensualidad, mensualidad_propia ?? false]
}

// Without it a family that was promised 1,800 pays the price of 6° because somebody corrected the year.
it('an own price that a file brought is shown, has its beca taken off, and outlives year, beca and prices of the cycle', async () => {
  const { pupil, inscripcionId } = await opened({ mensualidad: 1800, beca: '10.55 %' })
  const own = Array(10).fill([1800, 1610.1])
  expect([await shown(pupil), await monthsOf(pupil)]).toEqual([[1800, true], own])
  const { estado } = (await server.admin.get(`/estados/alumno/${pupil}`)).body
  expect(estado.movimientos.find(({ tipo }: { tipo: string }) => tipo === 'COLEGIATURA')).toMatchObject({
    cargo: 1610.1,
    detalle: ['Mensualidad propia', '$1,800.00 menos beca de 10.55 %: $189.90'],
  })
  const moved = await server.admin.patch('/inscripciones/grado', { inscripcionId, gradoNumero: 6 })
  expect([moved.status, moved.body.meses, moved.body.message]).toEqual([
    ...[200, 0, 'El grado quedó guardado. Sigue con su mensualidad propia de $1,800.00.'],
  ])
  const raised = await server.admin.patch(`/ciclo/${cycle}`, { mensualidad_primaria: 2900 })
  expect([raised.status, await monthsOf(pupil)]).toEqual([200, own])
  const { head, rowsAfter } = archiveTables('America/Mexico_City').find(
    ({ name }) => name === 'inscripciones',
  )!
  const rows = await rowsAfter(server.db, 0, 100)
  const cell = (name: string) =>
    rows.find(({ cells }) => cells[head.indexOf('id')] === inscripcionId)!.cells[head.indexOf(name)]
  expect([cell('mensualidad'), cell('mensualidad_propia')]).toEqual([1800, 'Sí'])
  await server.admin.patch(`/ciclo/${cycle}`, { mensualidad_primaria: 2600 })
  expect(await ledgerFaults(server.db)).toEqual([])
})

it('a person changes it for unpaid months from the current one on, and gives the cycle’s price back', async () => {
  const { pupil, inscripcionId } = await opened({ mensualidad: 1800, meses_debe: '2026-11=500' })
  const first = await set(inscripcionId, 2000.5)
  expect([first.status, first.body.message, first.body.meses]).toEqual([
    200,
    'La mensualidad quedó guardada.',
    7,
  ])
  // September and October were settled, November is owed in part: all keep their price.
  expect(await monthsOf(pupil)).toEqual([...Array(3).fill([1800, 1800]), ...Array(7).fill([2000.5, 2000.5])])
  expect(await shown(pupil)).toEqual([2000.5, true])
  const back = await set(inscripcionId, null)
  expect([back.status, back.body.inscripcion.mensualidad, back.body.meses]).toEqual([200, 2600, 7])
  expect(await shown(pupil)).toEqual([2600, false])
  expect((await monthsOf(pupil)).slice(3)).toEqual(Array(7).fill([2600, 2600]))
  expect(await ledgerFaults(server.db)).toEqual([])
})

it.each([
  [0, 'Debe ser una cantidad mayor que 0, con dos decimales a lo más'],
  [-1, 'No puede ser menor que 0.'],
  [12.345, 'Admite hasta dos decimales.'],
  [10_000_000, 'No puede ser mayor que 9999999.99.'],
  ['1800', 'Debe ser un número.'],
  [undefined, 'Value is required'],
])('%j is 400 and changes nothing: %s', async (price, said) => {
  const { pupil, inscripcionId } = await opened({})
  expect(refusalOf(await set(inscripcionId, price))).toEqual([400, { mensualidad: said }])
  expect(await shown(pupil)).toEqual([2600, false])
})

it('an unknown enrolment is 404; a pupil on baja is 409', async () => {
  const { inscripcionId } = await opened({})
  expect((await set(2_000_000_000, 1800)).status).toBe(404)
  const leave = { inscripcionId, fecha: '2026-11-03', motivo: 'SE MUDA' }
  expect((await server.admin.patch('/inscripciones/baja', leave)).status).toBe(200)
  expect((await set(inscripcionId, 1800)).status).toBe(409)
})

// Without it whoever enrols could give any discount without a permission for becas.
it.each<[Grants, number[]]>([
  [[], [403, 403, 200]],
  [[['BECAS', 'CREATE']], [200, 403, 200]],
  [[['BECAS', 'DELETE']], [403, 403, 200]],
  [
    [
      ['BECAS', 'CREATE'],
      ['BECAS', 'DELETE'],
    ],
    [200, 200, 200],
  ],
])('with %j, 1,800, 1,200 and 3,000 of 2,600 are %j', async (more, statuses) => {
  const { inscripcionId } = await opened({})
  const by = await server.userWith([['INSCRIPCIONES', 'UPDATE'], ...more])
  const answers = []
  for (const price of [1800, 1200, 3000]) answers.push((await set(inscripcionId, price, by)).status)
  expect(answers).toEqual(statuses)
})

it('a file that gives one below the cycle’s needs the same', async () => {
  const [pupil = 0] = await office.addPupils(1)
  const { numero_control } = await server.db
    .selectFrom('students')
    .select('numero_control')
    .where('id', '=', pupil)
    .executeTakeFirstOrThrow()
  const clerk = await server.userWith([
    ['INSCRIPCIONES', 'CREATE'],
    ['CARGOS', 'CREATE'],
    ['ALUMNOS', 'READ'],
  ])
  const tried = async (mensualidad: number) => {
    const rows = [{ numero_control, grado: 'PRIMARIA', mensualidad }]
    const { status, body } = await sendOpening(clerk, cycle, rows, { simular: 'true' })
    return [status, body.message]
  }
  expect(await tried(1800)).toEqual([403, expect.stringContaining('mensualidades menores que la del ciclo')])
  expect((await tried(3000))[0]).toBe(200)
})

it('of a cycle that is over it stays as it was', async () => {
  const { inscripcionId } = await opened({})
  server.clock.now = new Date('2027-08-02T16:00:00.000Z')
  const later = await server.signIn(ADMIN.user, ADMIN.password)
  const { status, body } = await set(inscripcionId, 1800, later)
  expect([status, body.message]).toEqual([409, 'El ciclo escolar 2026-2027 ya terminó.'])
})
