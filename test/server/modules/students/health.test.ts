import { aStudent } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const CARE = {
  tipo_sangre: 'O-',
  servicio_medico: 'IMSS 12 34 56',
  indicaciones: 'Dar salbutamol.\nLlamar al 911.',
}
const SALBUTAMOL = { nombre: 'SALBUTAMOL', dosis: '100 mcg', horario: 'cada 8 h' }

let made = 0
const register = (over: Record<string, string> = {}) =>
  server.admin.form('POST', '/alumnos', aStudent(++made, over))
const shown = async (id: number) => (await server.admin.get(`/alumnos/${id}`)).body.alumno
const lastChange = async (id: number): Promise<{ campo: string }[]> =>
  (await server.admin.get(`/bitacora?tipo=ALUMNO&id=${id}`)).body.bitacora[0].cambios

/** A pupil with everything kept. */
const addIll = async (): Promise<number> =>
  (await register({ ...CARE, medicamentos: JSON.stringify([SALBUTAMOL, { nombre: 'paracetamol' }]) })).body
    .alumno.id

test('medicines, blood type, medical service and what to do come with the registration', async () => {
  const id = await addIll()
  expect(await shown(id)).toMatchObject({
    ...CARE,
    medicamentos: [
      { id: expect.any(Number), ...SALBUTAMOL },
      { id: expect.any(Number), nombre: 'PARACETAMOL', dosis: '', horario: '' },
    ],
  })
})

test('each is changed alone, and the others stay', async () => {
  const id = await addIll()
  const before = await shown(id)
  await server.admin.form('PATCH', `/alumnos/${id}`, { tipo_sangre: 'ab +' })
  expect(await shown(id)).toEqual({ ...before, tipo_sangre: 'AB+' })
  await server.admin.form('PATCH', `/alumnos/${id}`, { indicaciones: '' })
  expect(await shown(id)).toEqual({ ...before, tipo_sangre: 'AB+', indicaciones: null })
  await server.admin.form('PATCH', `/alumnos/${id}`, { medicamentos: '[]' })
  expect(await shown(id)).toEqual({ ...before, tipo_sangre: 'AB+', indicaciones: null, medicamentos: [] })
  await server.admin.form('PATCH', `/alumnos/${id}`, { numero_control: `Z${id}` })
  expect(await shown(id)).toMatchObject({ tipo_sangre: 'AB+', servicio_medico: CARE.servicio_medico })
})

test('JSON takes lists as lists, and null takes a text away', async () => {
  const id = await addIll()
  const { status, body } = await server.admin.patch(`/alumnos/${id}`, {
    medicamentos: [{ nombre: 'loratadina', dosis: '5 ml' }],
    tipo_sangre: null,
    servicio_medico: null,
  })
  expect(status).toBe(200)
  expect(body.alumno).toMatchObject({
    medicamentos: [{ nombre: 'LORATADINA', dosis: '5 ml', horario: '' }],
    tipo_sangre: null,
    servicio_medico: null,
    indicaciones: CARE.indicaciones,
  })
  expect(refusalOf(await server.admin.patch(`/alumnos/${id}`, { nombre: null }))).toEqual([
    400,
    { nombre: 'Debe ser un texto.' },
  ])
})

test('the bitácora tells which of them changed, and never how', async () => {
  const id = await addIll()
  const names = ['medicamentos', 'tipo_sangre', 'servicio_medico', 'indicaciones'] as const
  const told = await lastChange(id)
  for (const campo of names) expect(told).toContainEqual({ campo })
  const doses = [{ ...SALBUTAMOL, dosis: '200 mcg' }, { nombre: 'PARACETAMOL' }]
  await server.admin.patch(`/alumnos/${id}`, { medicamentos: doses })
  expect(await lastChange(id)).toEqual([{ campo: 'medicamentos' }])
  await server.admin.patch(`/alumnos/${id}`, { medicamentos: doses, ...CARE })
  expect(await lastChange(id)).toEqual([])
})

test('they go with the pupil', async () => {
  const id = await addIll()
  expect((await server.admin.delete(`/alumnos/${id}`)).status).toBe(200)
  for (const table of ['student_medicines', 'student_care'] as const)
    expect(await server.db.selectFrom(table).where('student_id', '=', id).selectAll().execute()).toEqual([])
})
