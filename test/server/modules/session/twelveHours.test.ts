import { startServer, type Caller, type TestServer } from '@test/support/server/harness'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const MINUTE = 60_000

test('a sign-in that is renewed all day ends after twelve hours', async () => {
  const begun = server.clock.now.getTime()
  let token = server.admin.token
  const ask = (url: string, on: Caller = server.anonymous) =>
    on.get(url, { headers: { authorization: `Bearer ${token}` } })
  for (let minutes = 10; minutes < 720; minutes += 10) {
    server.clock.now = new Date(begun + minutes * MINUTE)
    const { status, body } = await ask('/auth/verify')
    expect([minutes, status]).toEqual([minutes, 200])
    token = body.token
  }
  server.clock.now = new Date(begun + 720 * MINUTE - 1)
  expect((await ask('/ciclo/actual')).status).toBe(200)
  server.clock.now = new Date(begun + 720 * MINUTE)
  expect((await ask('/ciclo/actual')).status).toBe(401)
  expect((await ask('/auth/verify')).status).toBe(401)
})
