import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { openPupil } from '@test/support/server/openings'

let server: TestServer
let office: Office
let admin: Caller
let last: number, cycle: number
let ana: number, beto: number, carla: number

const goTo = async (day: string) => {
  server.clock.now = new Date(`${day}T16:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
}
const read = async (caller: Caller = admin): Promise<Dashboard> => {
  const { status, body } = await caller.get('/tablero')
  expect(status).toBe(200)
  return body.tablero
}

beforeAll(async () => {
  server = await startServer()
  await goTo('2025-09-01')
})
afterAll(() => server.close())

it('before the first cycle nothing is counted by one, and that is no error', async () => {
  const board = await read()
  expect(board).toMatchObject({
    ciclo: null,
    ciclo_anterior: null,
    cobranza: { hoy: { total: 0, por_metodo: [] }, mes: { cobrado: 0, esperado: 0 }, por_mes: [] },
    adeudos: { total: 0, familias: 0, por_antiguedad: { un_mes: 0, dos_meses: 0, tres_meses: 0 } },
    caja: { corte_abierto: false, desde: null, movimientos: 0, total: 0 },
    proximos: { cuantos: 0, total: 0 },
    cumpleanos: [],
    pendientes: [],
  })
  expect(board.inscripcion).toBeUndefined()
  expect(board.becas).toBeUndefined()
})

it('counts pupils against the cycle before, becas against the law', async () => {
  office = openOffice({ ...server, admin }, admin)
  ;[ana, beto, carla] = (await office.addPupils(3)) as [number, number, number]
  last = await office.addCycle({
    nombre: '2025-2026',
    fecha_inicio: '2025-09-01',
    fecha_fin: '2026-07-31',
    costo_material: 0,
  })
  await office.enrol(last, [ana], { costo_material: 0 })
  cycle = await office.addCycle({ costo_material: 0 })
  await goTo('2026-09-01')
  office = openOffice({ ...server, admin }, admin)
  await office.enrol(cycle, [ana, beto], { costo_material: 0 })
  await office.enrol(cycle, [carla], { costo_material: 0, grado: 'PREESCOLAR', mensualidad: 2350 })
  const { body } = await admin.post('/becas', {
    id_ciclo: cycle,
    nombre: 'EXCELENCIA',
    porcentaje: 50,
    grado: 'PRIMARIA',
    alumnos: [{ id: beto }],
  })
  expect(body.ok).toBe(true)
  const board = await read()
  expect(board.ciclo).toEqual({ id: cycle, name: '2026-2027' })
  expect(board.ciclo_anterior).toEqual({ id: last, name: '2025-2026' })
  expect(board.inscripcion).toMatchObject({ actual: 3, anterior: 1 })
  expect(
    board.inscripcion!.por_grado.map(({ grado, actual, anterior }) => [grado, actual, anterior]),
  ).toEqual([
    ['PREESCOLAR', 1, 0],
    ['PRIMARIA', 2, 1],
  ])
  expect(board.becas).toEqual({
    alumnos: 1,
    inscritos: 3,
    porcentaje_legal: 5,
    cuentan: 1,
    requeridos: 1,
  })
})

it('counts money as cuts do: by method, a cancellation taken off on its day', async () => {
  const { body } = await admin.get(`/cargos/by/alumno/${ana}`)
  const charge: { id: number } = body.cargos.find(
    ({ cicloEscolar }: { cicloEscolar: { id: number } }) => cicloEscolar.id === cycle,
  )
  await office.payPart(charge.id, 1000.05)
  await office.complement(charge.id, 500, { metodo_pago: 'TRANSFERENCIA', referencia: 'ABC' })
  const paid = await office.complement(charge.id, 100)
  await office.cancelPayment(paid.body.pago.id)
  const { cobranza, caja } = await read()
  expect(cobranza!.hoy.total).toBe(1500.05)
  expect(cobranza!.hoy.por_metodo).toEqual(
    expect.arrayContaining([
      { metodo_pago: 'EFECTIVO', total: 1000.05 },
      { metodo_pago: 'TRANSFERENCIA', total: 500 },
    ]),
  )
  expect(caja).toEqual({
    corte_abierto: true,
    desde: '2026-09-01',
    movimientos: 4,
    total: 1500.05,
    canceladas: [],
  })
  // Of September: three enrolments of 1,850 and three months of 2,600 or 2,450, one of them at half.
  const september = cobranza!.por_mes.find(({ mes }) => mes === '2026-09')!
  expect(cobranza!.mes).toEqual({ cobrado: 1500.05, esperado: september.esperado })
  expect(september.cobrado).toBe(1500.05)
})

it('the next day it is no longer of today but of the month, and the cut that nobody closed waits', async () => {
  await goTo('2026-09-05')
  const board = await read()
  expect(board.cobranza!.hoy).toEqual({ total: 0, por_metodo: [] })
  expect(board.cobranza!.mes.cobrado).toBe(1500.05)
  expect(board.pendientes).toContainEqual(
    expect.objectContaining({ texto: '1 día de caja sin corte', ruta: '/cortes' }),
  )
  // The due day of the months, the 10th, is within seven days; the charges were due on the 1st.
  expect(board.proximos!.cuantos).toBe(3)
  expect(board.adeudos).toMatchObject({ familias: 3 })
})

it('names birthdays of seven days, the 29th of February on the 28th', async () => {
  await server.db
    .updateTable('students')
    .set({ fecha_nacimiento: '2020-02-29' })
    .where('id', '=', ana)
    .execute()
  await server.db
    .updateTable('students')
    .set({ fecha_nacimiento: '2018-03-05' })
    .where('id', '=', beto)
    .execute()
  await server.db
    .insertInto('employees')
    .values({ nombre: 'ROSA PEÑA', puesto: 'MAESTRA', fecha_nacimiento: '1980-02-27' })
    .execute()
  await goTo('2027-02-26')
  expect((await read()).cumpleanos).toEqual([
    expect.objectContaining({ tipo: 'COLABORADOR', nombre: 'ROSA PEÑA', fecha: '2027-02-27', cumple: 47 }),
    expect.objectContaining({ tipo: 'ALUMNO', id: ana, fecha: '2027-02-28', cumple: 7 }),
  ])
})

it('tells nobody of what they may not read', async () => {
  const parts = async (...grants: Parameters<TestServer['userWith']>[0]) =>
    Object.keys(await read(await server.userWith(grants))).sort()
  const always = ['ciclo', 'ciclo_anterior', 'pendientes']
  const money = ['adeudos', 'cobranza', 'proximos']
  const promised = [...money, 'promesas']
  expect(await parts(['EVENTOS', 'READ'])).toEqual(always)
  expect(await parts(['CARGOS', 'READ'])).toEqual(['banco', ...always, ...money].sort())
  expect(await parts(['COLEGIATURAS', 'READ'])).toEqual([...always, ...promised].sort())
  expect(await parts(['CARGOS', 'UPDATE'])).toEqual(['caja', ...always].sort())
  expect(await parts(['COLEGIATURAS', 'UPDATE'])).toEqual(['caja', ...always].sort())
  expect(await parts(['BECAS', 'READ'])).toEqual(['becas', ...always].sort())
  expect(await parts(['INSCRIPCIONES', 'READ'])).toEqual([...always, 'inscripcion'].sort())
  const staff = await read(await server.userWith([['PLANTILLA', 'READ']]))
  expect(staff.cumpleanos?.map(({ tipo }) => tipo)).toEqual(['COLABORADOR'])
  const pupils = await read(await server.userWith([['ALUMNOS', 'READ']]))
  expect(pupils.cumpleanos?.map(({ tipo }) => tipo)).toEqual(['ALUMNO'])
  expect(pupils.pendientes.every(({ ruta }) => ruta !== '/cortes')).toBe(true)
})

it('asks for the next cycle when this one is about to end', async () => {
  await goTo('2027-06-20')
  expect((await read()).pendientes[0]).toEqual({
    texto: expect.stringMatching(/^El ciclo 2026-2027 termina el .* registra el siguiente$/),
    ruta: '/registro/ciclo-escolar',
  })
})

it('months settled before the school came in are counted beside the amounts, and are in none of them', async () => {
  const september = async () => (await read()).cobranza!.por_mes.find(({ mes }) => mes === '2026-09')!
  const before = await september()
  expect(before).not.toHaveProperty('saldados')
  const [pupil] = (await office.addPupils(1)) as [number]
  await openPupil({ ...server, admin }, pupil, cycle, { debe_desde: '2026-10' })
  expect(await september()).toEqual({ ...before, saldados: 1 })
})
