import { aCycle } from '@test/support/builders'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

const READ = '/escuela/arranque'
const SKIP = '/escuela/arranque/omitir'

let server: TestServer
let admin: Caller
beforeEach(async () => {
  server = await startServer()
  admin = server.admin
})
afterEach(() => server.close())

const setup = async () => (await admin.get(READ)).body.arranque
const states = async (): Promise<string> =>
  (await setup()).pasos
    .map(({ paso, hecho, omitido }: { paso: string; hecho: boolean; omitido?: boolean }) =>
      omitido ? `${paso} omitido` : hecho ? `${paso} hecho` : paso,
    )
    .join(', ')
const onBoard = async (who: Caller = admin) => (await who.get('/tablero')).body.tablero.arranque

test("a session without ALUMNOS READ learns no pupil's name from the set-up", async () => {
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil = 0] = await office.addPupils(1)
  await office.enrol(cycle, [pupil])
  const keeper = await server.userWith([['CICLO ESCOLAR', 'UPDATE']])
  const reader = await server.userWith([
    ['CICLO ESCOLAR', 'UPDATE'],
    ['ALUMNOS', 'READ'],
  ])
  const pupilFor = async (who: Caller) => (await who.get(READ)).body.arranque.alumno
  expect(await pupilFor(reader)).toMatchObject({ id: pupil })
  expect(await pupilFor(keeper)).toBeNull()
  expect((await keeper.post(SKIP, { paso: 'PERSONAS' })).body.arranque.alumno).toBeNull()
})

test('the steps follow from the data, until the first payment ends the set-up; a cycle that is over is none to begin with', async () => {
  expect(await states()).toBe('ESCUELA, CICLO, PERSONAS, ALUMNOS')
  expect(await setup()).toMatchObject({ terminado: false, registrados: 0, alumno: null, cobrado: false })
  expect(await onBoard()).toMatchObject({ terminado: false })

  expect((await admin.patch('/escuela', { dias_inhabiles: ['2026-11-16'] })).status).toBe(200)
  expect(await states()).toBe('ESCUELA, CICLO, PERSONAS, ALUMNOS')
  expect((await admin.patch('/escuela', { nombre: 'Colegio Niños Héroes' })).status).toBe(200)
  expect(await states()).toBe('ESCUELA hecho, CICLO, PERSONAS, ALUMNOS')

  const over = aCycle({ nombre: '2024-2025', fecha_inicio: '2024-08-26', fecha_fin: '2025-07-15' })
  expect((await admin.post('/ciclo', over)).status).toBe(200)
  expect(await states()).toBe('ESCUELA hecho, CICLO, PERSONAS, ALUMNOS')
  const coming = aCycle({ nombre: '2027-2028', fecha_inicio: '2027-08-30', fecha_fin: '2028-07-14' })
  expect((await admin.post('/ciclo', coming)).status).toBe(200)
  expect(await states()).toBe('ESCUELA hecho, CICLO hecho, PERSONAS, ALUMNOS')
  const office = openOffice(server)
  const cycle = await office.addCycle()
  await server.userWith([['CARGOS', 'READ']])
  expect(await states()).toBe('ESCUELA hecho, CICLO hecho, PERSONAS hecho, ALUMNOS')

  const [pupil = 0] = await office.addPupils(2)
  expect(await setup()).toMatchObject({ terminado: false, registrados: 2, alumno: null })
  await office.enrol(cycle, [pupil])
  expect(await setup()).toMatchObject({
    terminado: true,
    registrados: 2,
    alumno: { id: pupil },
    cobrado: false,
  })
  expect(await onBoard()).toBeUndefined()
})

test('a step left out is remembered as that, one that cannot be is 400; a deleted colleague does not count', async () => {
  const entries = () =>
    server.db.selectFrom('audit_entries').select('id').where('tipo', '=', 'ESCUELA').execute()
  const unknown = 'Debe ser uno de estos valores: PERSONAS.'
  for (const [paso, said] of [
    [undefined, 'Value is required'],
    ['ESCUELA', unknown],
    ['OTRO', unknown],
  ])
    expect(refusalOf(await admin.post(SKIP, { paso }))).toEqual([400, { paso: said }])
  expect((await admin.post(SKIP, { paso: 'PERSONAS' })).body).toMatchObject({
    ok: true,
    arranque: { terminado: false },
  })
  expect(await states()).toBe('ESCUELA, CICLO, PERSONAS omitido, ALUMNOS')
  expect((await admin.post(SKIP, { paso: 'PERSONAS' })).status).toBe(200)
  expect(await entries()).toHaveLength(1)

  await server.userWith([['CARGOS', 'READ']])
  expect(await states()).toBe('ESCUELA, CICLO, PERSONAS hecho, ALUMNOS')
  const { body } = await admin.get('/auth/users')
  const other = body.users.find(({ name }: { name: string }) => name !== 'directora')
  expect((await admin.delete(`/auth/user/${other.id}`)).status).toBe(200)
  expect(await states()).toBe('ESCUELA, CICLO, PERSONAS omitido, ALUMNOS')
  expect(await onBoard(await server.userWith([['CICLO ESCOLAR', 'READ']]))).toBeUndefined()
})
