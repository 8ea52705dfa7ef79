import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { addDepartment, addPerson } from './people'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

it('years and months are those of the school’s day, in its zone', async () => {
  // Midnight of the 16th in México is six in the morning in Greenwich.
  server.clock.now = new Date('2026-09-16T05:58:00Z')
  const admin = await server.signIn(ADMIN.user, ADMIN.password)
  await addDepartment(admin, 'Primaria')
  const { id, antiguedad } = await addPerson(admin, { ingreso: '2025-09-16' })
  expect(antiguedad).toEqual({ anios: 0, meses: 11 })
  const tomorrow = await addPerson(admin, { ingreso: '2026-09-16' })
  expect([tomorrow.ingreso, tomorrow.antiguedad]).toEqual(['16/09/2026', null])
  server.clock.now = new Date('2026-09-16T06:02:00Z')
  const { body } = await admin.get('/plantilla')
  expect(
    body.plantilla.map((each: { id: number; antiguedad: unknown }) => [each.id, each.antiguedad]),
  ).toEqual([
    [id, { anios: 1, meses: 0 }],
    [tomorrow.id, { anios: 0, meses: 0 }],
  ])
})
