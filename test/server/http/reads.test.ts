import { sql } from 'kysely'
import { startServer, type TestServer } from '../../support/server/harness'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Less than the time after which the server gives up a hanging list. */
const WITHIN_MS = 25_000

/** Locks departments, so that every read of them hangs during `work`. */
const whileDepartmentsHang = async (work: () => Promise<void>): Promise<void> => {
  await server.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE departments IN ACCESS EXCLUSIVE MODE`.execute(tx)
    await work()
  })
}

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('it waited for the lists')), WITHIN_MS).unref(),
    ),
  ])

test('writes, sign-ins and other people go on while one asks for thirty lists that hang', async () => {
  const reader = await server.userWith([['PLANTILLA', 'READ']])
  let lists: Promise<{ status: number }>[] = []
  await whileDepartmentsHang(async () => {
    lists = Array.from({ length: 30 }, () => reader.get('/plantilla/all/departamentos'))
    const role = server.admin.post('/auth/rol', {
      nameRol: 'PORTERÍA',
      permissions: [{ moduleId: 1, permissionId: 1 }],
    })
    expect((await inTime(role)).status).toBe(200)
    expect((await inTime(server.admin.get('/auth/roles'))).status).toBe(200)
    const { status } = await inTime(server.anonymous.post('/auth/login', { user: 'nadie', password: 'x' }))
    expect(status).toBe(401)
  })
  const answers = await Promise.all(lists)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})
