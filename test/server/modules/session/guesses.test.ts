import { brakeOf } from '@server/modules/session/brake'
import { runs } from '@test/support/runs'
import { openAccounts, PASSWORD } from '@test/support/server/accounts'
import { startServer, type Answer, type TestServer } from '@test/support/server/harness'

/** What whoever guesses meets, from as many addresses as they like. */

let server: TestServer
let on: ReturnType<typeof openAccounts>
beforeAll(async () => {
  server = await startServer()
  on = openAccounts(server)
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('login_failures').execute())

const BAD = 'REVISA TUS CREDENCIALES'
const addressOf = (n: number): string => `203.0.${Math.floor(n / 250)}.${n % 250}`
/** Ten at a time: more would be told to wait for each other. */
const inTens = async (many: number, ask: (n: number) => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (let from = 0; from < many; from += 10)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, at) => ask(from + at)))))
  return answers
}
const count = (answers: readonly Answer[], status: number): number =>
  answers.filter((each) => each.status === status).length

test('120 names from 120 addresses: one answer for all, whether the name exists or not', async () => {
  const { name } = await on.aUser()
  const answers = await inTens(120, (n) =>
    on.login(n % 10 === 0 ? name : `persona inventada ${n}`, { password: 'Escuela#2026' }, addressOf(n)),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set([`401 ${BAD}`]),
  )
})

test('120 guesses for one name from 60 addresses take three quarters of an hour; a browser that the user knows never waits', async () => {
  const { name } = await on.aUser()
  const { dispositivo } = (await on.login(name)).body
  const free = await inTens(20, (n) => on.login(name, { password: `Mala#${n}` }, addressOf(n)))
  expect(count(free, 401)).toBe(20)
  const order: string[] = []
  const stranger = on.login(name, {}, addressOf(59)).then(({ status }) => order.push(`stranger ${status}`))
  const known = on.login(name, { dispositivo }).then(({ status }) => order.push(`known ${status}`))
  await Promise.all([stranger, known])
  expect(order).toEqual(['known 200', 'stranger 200'])
  const waits = Array.from({ length: 120 }, (_, failures) => brakeOf(failures))
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(45 * 60_000)
})

test('codes from 50 addresses: five are looked at in a quarter of an hour, 480 a day of a million', async () => {
  const { name, secret } = await on.guarded()
  const many = runs(300, 100)
  const answers = await inTens(many, (n) =>
    on.login(name, { codigo: String(n).padStart(6, '0') }, addressOf(n % 50)),
  )
  expect([count(answers, 401), count(answers, 429)]).toEqual([5, many - 5])
  expect((await on.login(name, { codigo: on.codeOf(secret) })).status).toBe(429)
})

test('recovery codes are counted with the others, and none of another user opens', async () => {
  const [{ name }, other] = [await on.guarded(), await on.guarded()]
  const answers = await inTens(20, (n) => on.login(name, { codigo: other.codes[n % 10] }, addressOf(n)))
  expect([count(answers, 401), count(answers, 429)]).toEqual([5, 15])
  expect((await other.caller.get('/auth/segundo-factor')).body.segundo_factor.codigos_restantes).toBe(10)
})

describe('a browser that is remembered', () => {
  const remembered = async () => {
    const user = await on.guarded()
    const { dispositivo } = (await on.login(user.name, { codigo: on.codeOf(user.secret), recordar: true }))
      .body
    return { ...user, dispositivo: dispositivo as string }
  }

  test('opens with the password alone while the codes are locked', async () => {
    const { name, dispositivo } = await remembered()
    await inTens(10, (n) => on.login(name, { codigo: '000000' }, addressOf(n)))
    expect((await on.login(name, { dispositivo })).status).toBe(200)
    expect((await on.login(name, { dispositivo, password: 'mala' })).body.message).toBe(BAD)
  })

  const FORGED: [what: string, forge: (token: string) => string][] = [
    ['of another signature', (token) => token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
    ['of another id', (token) => token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    ['of a later day', (token) => token.replace(/\.(\d+)\.(?=[^.]+$)/, (_, day) => `.${Number(day) + 1}.`)],
    ['cut', (token) => token.slice(0, -2)],
  ]

  test('forged it is asked for a code', async () => {
    const { name, dispositivo } = await remembered()
    for (const [what, forge] of FORGED)
      expect([what, (await on.login(name, { dispositivo: forge(dispositivo) })).body.motivo]).toEqual([
        what,
        'CODIGO',
      ])
    expect((await on.login(name, { dispositivo })).status).toBe(200)
  })

  test("another user's is asked for a code, also where both signed in", async () => {
    const [mine, theirs] = [await remembered(), await remembered()]
    expect((await on.login(mine.name, { dispositivo: theirs.dispositivo })).body.motivo).toBe('CODIGO')
    const shared = await on.login(mine.name, {
      dispositivo: theirs.dispositivo,
      codigo: on.codeOf(mine.secret, 1),
    })
    expect(shared.status).toBe(200)
    const { dispositivo } = shared.body
    expect((await on.login(mine.name, { dispositivo })).body.motivo).toBe('CODIGO')
    expect((await on.login(theirs.name, { dispositivo, password: PASSWORD })).status).toBe(200)
  })
})
