import { brakeOf, withBrake, countStrangersFailures } from '@server/modules/session/brake'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'

test.each([
  [0, 0],
  [19, 0],
  [20, 1_000],
  [21, 2_000],
  [24, 16_000],
  [25, 30_000],
  [5_000, 30_000],
])('after %p failures of a name a try waits %p ms', (failures, ms) => {
  expect(brakeOf(failures)).toBe(ms)
})

describe('on a database', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  test('failures of one name count over all addresses for an hour; those of a browser that the user knows do not', async () => {
    const at = server.clock.now
    const row = (address: string, minutes: number) => ({
      address,
      user_name: 'DIRECTORA',
      at: new Date(at.getTime() - minutes * 60_000),
      failed: true,
    })
    const rows = [row('10.0.0.1', 1), row('10.0.0.2', 59), row('10.0.0.3', 61), row('dispositivo abc', 1)]
    await server.db.insertInto('login_failures').values(rows).execute()
    expect(await countStrangersFailures(server.db, 'DIRECTORA', at)).toBe(2)
  })

  test('under an attack from sixty addresses the user gets in at once from a browser of theirs', async () => {
    const { body } = await server.anonymous.post('/auth/login', ADMIN)
    const rows = Array.from({ length: 60 }, (_, n) => ({
      address: `10.0.9.${n}`,
      user_name: 'DIRECTORA',
      at: server.clock.now,
      failed: true,
    }))
    await server.db.insertInto('login_failures').values(rows).execute()
    const began = performance.now()
    const known = await server.anonymous.post('/auth/login', { ...ADMIN, dispositivo: body.dispositivo })
    expect(known.status).toBe(200)
    // The brake would hold it for thirty seconds.
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})

test('from the twentieth on tries of one name go one after the other, each counting the failures before it', async () => {
  let failures = 0
  const counted: number[] = []
  const guess = (name: string) =>
    withBrake(
      name,
      () => {
        counted.push(failures)
        return Promise.resolve(0)
      },
      async () => {
        await new Promise(setImmediate)
        failures++
      },
    )
  const refused: unknown[] = []
  const all = Array.from({ length: 60 }, () =>
    guess('ANA').catch((error: { status: number }) => refused.push(error.status)),
  )
  await Promise.all(all)
  // Twenty at once, twenty in a line, and the others are refused: each would hold a socket for minutes.
  expect(failures).toBe(40)
  expect(refused).toEqual(Array(20).fill(429))
  expect(counted.slice(-19)).toEqual(Array.from({ length: 19 }, (_, n) => 21 + n))
})

test('a try that fails lets the next one go on', async () => {
  const many = () => Promise.resolve(0)
  const twenty = Array.from({ length: 20 }, () => withBrake('BETO', many, () => new Promise(setImmediate)))
  const broken = withBrake('BETO', many, () => Promise.reject(new Error('no')))
  const next = withBrake('BETO', many, () => Promise.resolve('in'))
  await expect(broken).rejects.toThrow('no')
  expect(await next).toBe('in')
  await Promise.all(twenty)
})
