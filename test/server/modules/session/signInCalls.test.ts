import {
  after,
  FIVE,
  MINUTE,
  NEW,
  openAccounts,
  PASSWORD,
  refuses,
  TEN,
  type Row,
} from '@test/support/server/accounts'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'

/** Signing in, proving oneself and new passwords, with each refusal that they have. */

let server: TestServer
let on: ReturnType<typeof openAccounts>
let office: Caller
beforeAll(async () => {
  server = await startServer()
  on = openAccounts(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('login_failures').execute()
  office = await server.userWith([['USUARIOS', 'UPDATE']])
})

const PROOF: Row[] = [
  ['POST /auth/confirmar', 'nothing', 400, null, () => office.post('/auth/confirmar', {})],
  [
    'POST /auth/confirmar',
    'a wrong password',
    400,
    null,
    () => office.post('/auth/confirmar', { password: 'mala' }),
  ],
  [
    'POST /auth/confirmar',
    'the password where there is a factor',
    400,
    null,
    async () => (await on.guarded()).caller.post('/auth/confirmar', { password: PASSWORD }),
  ],
  [
    'POST /auth/confirmar',
    'a code of another user',
    400,
    null,
    async () => {
      const [{ caller }, other] = [await on.guarded(), await on.guarded()]
      return caller.post('/auth/confirmar', { codigo: on.codeOf(other.secret) })
    },
  ],
  [
    'POST /auth/confirmar',
    'ten wrong passwords',
    429,
    null,
    () => after(TEN, () => office.post('/auth/confirmar', { password: 'mala' })),
  ],
  [
    'POST /auth/confirmar',
    'five wrong codes',
    429,
    null,
    async () => {
      const { caller } = await on.guarded()
      return after(FIVE, () => caller.post('/auth/confirmar', { codigo: '000000' }))
    },
  ],
  [
    'PATCH /auth/password',
    'one of the first that are tried',
    400,
    null,
    () => office.patch('/auth/password', { actual: PASSWORD, password: 'Escuela#2026' }),
  ],
  [
    'PATCH /auth/password',
    'ten wrong passwords',
    429,
    null,
    () => after(TEN, () => office.patch('/auth/password', { actual: 'mala', password: NEW })),
  ],
  [
    'POST /auth/register',
    'the name of the school',
    400,
    null,
    async () =>
      (await server.signIn(ADMIN.user, ADMIN.password)).post('/auth/register', {
        name: 'nueva',
        password: 'Colegio-de-Prueba-1',
        roleId: (await on.aUser()).roleId,
      }),
  ],
]

const SIGN_IN: Row[] = [
  ['POST /auth/login', 'nothing', 400, null, () => server.anonymous.post('/auth/login', {})],
  [
    'POST /auth/login',
    'a wrong password',
    401,
    null,
    async () => on.login((await on.aUser()).name, { password: 'mala' }),
  ],
  ['POST /auth/login', 'no code', 401, 'CODIGO', async () => on.login((await on.guarded()).name)],
  [
    'POST /auth/login',
    'a wrong password with a right code',
    401,
    null,
    async () => {
      const { name, secret } = await on.guarded()
      return on.login(name, { password: 'mala', codigo: on.codeOf(secret) })
    },
  ],
  [
    'POST /auth/login',
    'a wrong code',
    401,
    'CODIGO_INVALIDO',
    async () => on.login((await on.guarded()).name, { codigo: '000000' }),
  ],
  [
    'POST /auth/login',
    'a code of two steps before',
    401,
    'CODIGO_INVALIDO',
    async () => {
      const { name, secret } = await on.guarded()
      on.later(5 * MINUTE)
      return on.login(name, { codigo: on.codeOf(secret, -2) })
    },
  ],
  [
    'POST /auth/login',
    'a code twice',
    401,
    'CODIGO_INVALIDO',
    async () => {
      const { name, secret } = await on.guarded()
      const codigo = on.codeOf(secret)
      await on.login(name, { codigo })
      return on.login(name, { codigo })
    },
  ],
  [
    'POST /auth/login',
    'a recovery code twice',
    401,
    'CODIGO_INVALIDO',
    async () => {
      const { name, codes } = await on.guarded()
      await on.login(name, { codigo: codes[0] })
      return on.login(name, { codigo: codes[0] })
    },
  ],
  [
    'POST /auth/login',
    'remembered, and a new password since',
    401,
    'CODIGO',
    async () => {
      const { caller, name, secret } = await on.guarded()
      const { dispositivo } = (await on.login(name, { codigo: on.codeOf(secret), recordar: true })).body
      on.later(MINUTE)
      await caller.patch('/auth/password', { actual: PASSWORD, password: NEW, codigo: on.codeOf(secret) })
      return on.login(name, { password: NEW, dispositivo })
    },
  ],
  [
    'POST /auth/login',
    'ten wrong passwords',
    429,
    null,
    async () => {
      const { name } = await on.aUser()
      return after(TEN, () => on.login(name, { password: 'mala' }))
    },
  ],
  [
    'POST /auth/login',
    'five wrong codes',
    429,
    null,
    async () => {
      const { name } = await on.guarded()
      return after(FIVE, () => on.login(name, { codigo: '000000' }))
    },
  ],
]

refuses([...PROOF, ...SIGN_IN])
