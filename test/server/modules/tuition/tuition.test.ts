import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
})
afterAll(() => server.close())

const monthsOf = async (studentId: number) => {
  const rows = await server.db
    .selectFrom('tuition as t')
    .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
    .select(['t.descripcion', 't.vencimiento', 't.lista_centavos', 't.monto_centavos', 't.pagado'])
    .where('e.student_id', '=', studentId)
    .orderBy('t.id')
    .execute()
  return rows
}

const enrolOn = async (day: string, over: Record<string, unknown> = {}) => {
  server.clock.now = new Date(day)
  // A token lives 15 minutes and the clock moved by months.
  const { user, password } = { user: 'directora', password: 'Direccion#2026' }
  const fresh = { ...server, admin: await server.signIn(user, password) }
  const school = openOffice(fresh)
  const cycle = await school.addCycle(over)
  const [id] = (await office.addPupils(1)) as [number]
  const answer = await school.enrol(cycle, [id])
  expect(answer.status).toBe(200)
  return id
}

it('a pupil enrolled before the cycle owes every month, at the frozen price, due on the limit day', async () => {
  const id = await enrolOn('2026-08-20T16:00:00Z')
  const months = await monthsOf(id)
  expect(months.map(({ descripcion }) => descripcion)).toEqual([
    'COLEGIATURA SEPTIEMBRE 2026',
    'COLEGIATURA OCTUBRE 2026',
    'COLEGIATURA NOVIEMBRE 2026',
    'COLEGIATURA DICIEMBRE 2026',
    'COLEGIATURA ENERO 2027',
    'COLEGIATURA FEBRERO 2027',
    'COLEGIATURA MARZO 2027',
    'COLEGIATURA ABRIL 2027',
    'COLEGIATURA MAYO 2027',
    'COLEGIATURA JUNIO 2027',
  ])
  expect(months[0]).toEqual({
    descripcion: 'COLEGIATURA SEPTIEMBRE 2026',
    vencimiento: '2026-09-10',
    lista_centavos: 260_000,
    monto_centavos: 260_000,
    pagado: false,
  })
  expect(months.map(({ vencimiento }) => vencimiento.slice(8))).toEqual(Array<string>(10).fill('10'))
})

it('a pupil enrolled late owes the months from the current one on', async () => {
  const over = { nombre: 'B', fecha_inicio: '2027-09-01', fecha_fin: '2028-06-30' }
  const id = await enrolOn('2028-02-29T16:00:00Z', over)
  expect((await monthsOf(id)).map(({ descripcion }) => descripcion.slice(12))).toEqual([
    'FEBRERO 2028',
    'MARZO 2028',
    'ABRIL 2028',
    'MAYO 2028',
    'JUNIO 2028',
  ])
})

it('late is a matter of the school’s day, not of UTC', async () => {
  const over = { nombre: 'C', fecha_inicio: '2028-09-01', fecha_fin: '2029-06-30' }
  // Already November in London, still October in Mexico.
  const id = await enrolOn('2028-11-01T03:00:00Z', over)
  expect((await monthsOf(id))[0]?.descripcion).toBe('COLEGIATURA OCTUBRE 2028')
})

it('a December with two payments has two rows, and a limit day of 31 ends with the month', async () => {
  const meses = [
    { anio: 2029, mes: 12, parcialidad: 2 },
    { anio: 2029, mes: 11, parcialidad: 1 },
    { anio: 2029, mes: 12, parcialidad: 1 },
    { anio: 2030, mes: 2, parcialidad: 1 },
  ]
  const over = { nombre: 'D', fecha_inicio: '2029-09-01', fecha_fin: '2030-06-30', meses, dia_limite: 31 }
  const id = await enrolOn('2029-09-03T16:00:00Z', over)
  expect((await monthsOf(id)).map(({ descripcion, vencimiento }) => [descripcion, vencimiento])).toEqual([
    ['COLEGIATURA NOVIEMBRE 2029', '2029-11-30'],
    ['COLEGIATURA DICIEMBRE 2029 1/2', '2029-12-31'],
    ['COLEGIATURA DICIEMBRE 2029 2/2', '2029-12-31'],
    ['COLEGIATURA FEBRERO 2030', '2030-02-28'],
  ])
})

it('a cycle whose months are over, or that has none, leaves nothing to owe', async () => {
  const over = {
    nombre: 'E',
    fecha_inicio: '2030-09-01',
    fecha_fin: '2031-07-15',
    meses: [{ anio: 2030, mes: 9, parcialidad: 1 }],
  }
  expect(await monthsOf(await enrolOn('2031-07-01T16:00:00Z', over))).toEqual([])
  const none = { nombre: 'F', fecha_inicio: '2031-09-01', fecha_fin: '2032-06-30', meses: [] }
  expect(await monthsOf(await enrolOn('2031-09-01T16:00:00Z', none))).toEqual([])
})
