import { departmentsApi } from '@client/state/departments/departments.api'
import { rosterApi } from '@client/state/roster/roster.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { aJpeg } from '@test/support/fixtures/pictures'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'

const { endpoints: roster } = rosterApi
const { endpoints: departments } = departmentsApi

let server: TestServer
let store: AppStore
const ids = { department: 0, employee: 0 }

const state = () => store.getState()
const department = () =>
  departments.listDepartments
    .select()(state())
    .data?.find(({ id }) => id === ids.department)
const employees = () => rosterApi.endpoints.listEmployees.select()(state()).data
const employee = () => employees()?.find(({ id }) => id === ids.employee)
const aPhoto = async (colour: string) =>
  new File([new Uint8Array(await aJpeg(32, 32, colour))], 'foto.jpg', { type: 'image/jpeg' })
const opens = async (url: string | null | undefined) =>
  (await server.app.inject({ method: 'GET', url: url ?? '/files' })).statusCode

beforeAll(async () => {
  server = await startServer()
  store = joinStore(server)
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  await store.dispatch(roster.listEmployees.initiate())
  await store.dispatch(departments.listDepartments.initiate())
})
afterAll(() => server.close())

// Each test continues from the state of the one before.
test('a department and its first collaborator show up in both lists, once, whatever is pressed again', async () => {
  const { departamento } = await store
    .dispatch(departments.createDepartment.initiate({ nombre: 'primaria', file: await aPhoto('#0a7') }))
    .unwrap()
  ids.department = departamento.id
  await eventually(() => expect(department()).toMatchObject({ nombre: 'PRIMARIA', total_empleados: 0 }))
  const body = {
    nombre: 'begoña muñoz',
    puesto: 'maestra',
    ingreso: '2021-08-16',
    fechaNacimiento: '1956-12-31',
    telefono: '7221234567',
    direccion: 'Calle Ñandú 8',
    correo: 'bego@escuela.mx',
    rfc: 'gode561231gr8',
    curp: 'gode561231mhgmzm07',
    escolaridad: 'Licenciatura',
    departamento: 'PRIMARIA',
    sueldo: '18500.5',
    file: await aPhoto('#a70'),
    idempotencyKey: 'colaboradora-1',
  }
  const { empleado } = await store.dispatch(roster.createEmployee.initiate(body)).unwrap()
  const again = await store.dispatch(roster.createEmployee.initiate(body)).unwrap()
  expect(again.empleado.id).toBe(empleado.id)
  ids.employee = empleado.id
  await eventually(() =>
    expect(employee()).toMatchObject({
      nombre: 'BEGOÑA MUÑOZ',
      ingreso: '16/08/2021',
      departamento: 'PRIMARIA',
      sueldo: 18500.5,
    }),
  )
  await eventually(() => expect(department()?.total_empleados).toBe(1))
  expect(employees()).toHaveLength(1)
  expect(await opens(employee()?.urlMiniatura)).toBe(200)
})

test('a new name of the department is in the rows of who works there', async () => {
  await store.dispatch(departments.getDepartmentStaff.initiate({ id: ids.department }))
  await store
    .dispatch(departments.renameDepartment.initiate({ id: ids.department, nombre: 'Primaria alta' }))
    .unwrap()
  await eventually(() => expect(employee()?.departamento).toBe('PRIMARIA ALTA'))
  const staff = departments.getDepartmentStaff.select({ id: ids.department })
  await eventually(() => expect(staff(state()).data?.empleados[0]?.departamento).toBe('PRIMARIA ALTA'))
})

test('another photo: the list shows it, and the old link is dead', async () => {
  const old = employee()?.urlFoto
  await store
    .dispatch(roster.replaceEmployeePhoto.initiate({ id: ids.employee, file: await aPhoto('#07a') }))
    .unwrap()
  await eventually(() => expect(employee()?.urlFoto).not.toBe(old))
  expect(await opens(employee()?.urlFoto)).toBe(200)
  expect(await opens(old)).toBe(404)
})

test('a department with somebody stays; emptied, it goes', async () => {
  const refused = await store
    .dispatch(departments.deleteDepartment.initiate({ id: ids.department }))
    .unwrap()
    .catch((reason: unknown) => reason)
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('tiene 1 colaborador') })
  await store.dispatch(roster.updateEmployee.initiate({ id: ids.employee, departamento: '' })).unwrap()
  await eventually(() => expect(department()?.total_empleados).toBe(0))
  await store.dispatch(departments.deleteDepartment.initiate({ id: ids.department })).unwrap()
  await eventually(() => expect(department()).toBeUndefined())
})

test('who leaves is gone from the list, with the photo', async () => {
  const photo = employee()?.urlFoto
  await store.dispatch(roster.deleteEmployee.initiate({ id: ids.employee })).unwrap()
  await eventually(() => expect(employee()).toBeUndefined())
  expect(await opens(photo)).toBe(404)
})
