import type { Grant } from '@contract/http/route'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { addDepartment, addPerson, aPerson, aPhoto } from './people'

let server: TestServer
let reader: Caller
let clerk: Caller
let department: { id: number }
beforeAll(async () => {
  server = await startServer()
  department = await addDepartment(server.admin, 'Primaria')
  reader = await server.userWith([['PLANTILLA', 'READ']])
  const grants: Grant[] = [
    ['PLANTILLA', 'CREATE'],
    ['PLANTILLA', 'READ'],
    ['PLANTILLA', 'DELETE'],
  ]
  clerk = await server.userWith(grants)
})
afterAll(() => server.close())

it('travels in no answer to who may not change it', async () => {
  const { id } = await addPerson(server.admin)
  const created = await clerk.form('POST', '/plantilla', aPerson({ sueldo: '9000' }), [await aPhoto()])
  const answers = [
    await reader.get('/plantilla'),
    await reader.get(`/plantilla/${id}`),
    await reader.get(`/plantilla/empleado/departamento/${department.id}`),
    created,
    await clerk.delete(`/plantilla/${id}`),
  ]
  for (const { status, raw } of answers) {
    expect(status).toBe(200)
    expect(raw.payload).toContain('BEGOÑA MUÑOZ ÑÁÑEZ')
    expect(raw.payload).not.toMatch(/sueldo|18500|9000/)
  }
  // The salary was saved: a user with the permission to change it sees it.
  expect((await server.admin.get(`/plantilla/${created.body.empleado.id}`)).body.empleado.sueldo).toBe(9000)
})

it('travels to who may change it, in every list', async () => {
  const { id } = await addPerson(server.admin)
  const office = await server.userWith([
    ['PLANTILLA', 'READ'],
    ['PLANTILLA', 'UPDATE'],
  ])
  const found = (list: { id: number; sueldo: number }[]) => list.find((each) => each.id === id)?.sueldo
  expect(found((await office.get('/plantilla')).body.plantilla)).toBe(18500.5)
  const { body } = await office.get(`/plantilla/empleado/departamento/${department.id}`)
  expect(found(body.empleados)).toBe(18500.5)
})
