import { Secret, TOTP } from 'otpauth'
import type { Grant } from '@contract/http/route'
import type { Answer, Caller, TestServer } from './harness'
import { GOOD_PASSWORD } from './people'

export const PASSWORD = GOOD_PASSWORD
export const NEW = 'Mesa-Nube-47-Tren'
export const MINUTE = 60_000

type Ask = () => Promise<Answer>
export type Row = [call: string, what: string, status: number, motivo: string | null, ask: Ask]

/** Wrong codes and wrong passwords until the next one is refused unseen. */
export const FIVE = 5
export const TEN = 10
export const after = async (many: number, again: Ask): Promise<Answer> => {
  for (let n = 0; n < many; n++) await again()
  return again()
}

/** A test for each row: its status and reason, in words, and nothing that opens. */
export const refuses = (rows: readonly Row[]): void => {
  test.each(rows)('%s: %s is %p', async (_call, _what, status, motivo, ask) => {
    const answer = await ask()
    expect([answer.status, answer.body.motivo ?? null]).toEqual([status, motivo])
    expect(answer.body).toMatchObject({ ok: false, message: expect.stringMatching(/\S/) })
    expect(answer.body).not.toHaveProperty('token')
    if (status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
}

/** Users with and without a second factor, and the codes of their phones. */
export const openAccounts = (server: TestServer) => {
  const later = (ms: number): void => {
    server.clock.now = new Date(server.clock.now.getTime() + ms)
  }
  const codeOf = (secret: string, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.clock.now.getTime() + steps * 30_000,
    })
  const aUser = async (grants: readonly Grant[] = []) => {
    const caller = await server.userWith(grants)
    const { id, name, role } = (await caller.get('/auth/verify')).body.user as {
      id: number
      name: string
      role: { id: number }
    }
    return { caller, id, name, roleId: role.id }
  }
  const prepare = async (caller: Caller): Promise<string> =>
    (await caller.post('/auth/segundo-factor', { password: PASSWORD })).body.preparado.secreto
  /** The step of the first code is over afterwards. */
  const setUp = async (caller: Caller) => {
    const secret = await prepare(caller)
    const { body } = await caller.post('/auth/segundo-factor/confirmar', { codigo: codeOf(secret) })
    later(30_000)
    return { secret, codes: body.codigos as string[] }
  }
  const guarded = async (grants: readonly Grant[] = []) => {
    const user = await aUser(grants)
    return { ...user, ...(await setUp(user.caller)) }
  }
  const login = (name: string, more: object = {}, address = '127.0.0.1') =>
    server.anonymous.post(
      '/auth/login',
      { user: name, password: PASSWORD, ...more },
      { headers: { 'x-forwarded-for': address } },
    )
  return { later, codeOf, aUser, prepare, setUp, guarded, login }
}
