import {
  after,
  FIVE,
  NEW,
  openAccounts,
  PASSWORD,
  refuses,
  TEN,
  type Row,
} from '@test/support/server/accounts'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'

/** Refusals of the calls about second factors, sessions, proofs and passwords that no test of what they do meets on its way. */

const NOBODY = 2_147_483_647

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

const theDirector = async (): Promise<number> =>
  (await server.db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()).id

const OWN_FACTOR: Row[] = [
  [
    'POST /auth/segundo-factor',
    'an empty password',
    400,
    null,
    async () => (await on.aUser()).caller.post('/auth/segundo-factor', { password: '' }),
  ],
  [
    'POST /auth/segundo-factor',
    'a wrong password',
    400,
    null,
    async () => (await on.aUser()).caller.post('/auth/segundo-factor', { password: 'mala' }),
  ],
  [
    'POST /auth/segundo-factor',
    'ten wrong passwords',
    429,
    null,
    async () => {
      const { caller } = await on.aUser()
      return after(TEN, () => caller.post('/auth/segundo-factor', { password: 'mala' }))
    },
  ],
  [
    'POST /auth/segundo-factor/confirmar',
    'nothing was prepared',
    409,
    null,
    async () => (await on.aUser()).caller.post('/auth/segundo-factor/confirmar', { codigo: '123456' }),
  ],
  [
    'POST /auth/segundo-factor/confirmar',
    'no code',
    400,
    null,
    async () => {
      const { caller } = await on.aUser()
      await on.prepare(caller)
      return caller.post('/auth/segundo-factor/confirmar', { codigo: ' ' })
    },
  ],
  [
    'POST /auth/segundo-factor/confirmar',
    'a code of letters',
    400,
    null,
    async () => {
      const { caller } = await on.aUser()
      await on.prepare(caller)
      return caller.post('/auth/segundo-factor/confirmar', { codigo: 'abcdef' })
    },
  ],
  [
    'POST /auth/segundo-factor/confirmar',
    'a code of another user',
    400,
    null,
    async () => {
      const [{ caller }, other] = [await on.aUser(), await on.aUser()]
      await on.prepare(caller)
      const codigo = on.codeOf(await on.prepare(other.caller))
      return caller.post('/auth/segundo-factor/confirmar', { codigo })
    },
  ],
  [
    'POST /auth/segundo-factor/confirmar',
    'five wrong codes',
    429,
    null,
    async () => {
      const { caller } = await on.aUser()
      await on.prepare(caller)
      return after(FIVE, () => caller.post('/auth/segundo-factor/confirmar', { codigo: '000000' }))
    },
  ],
  ...(['POST /auth/segundo-factor/codigos', 'DELETE /auth/segundo-factor'] as const).flatMap(
    (call): Row[] => {
      const ask = (caller: Caller, body: object) =>
        call.startsWith('POST')
          ? caller.post('/auth/segundo-factor/codigos', body)
          : caller.delete('/auth/segundo-factor', body)
      return [
        [
          call,
          'there is none',
          409,
          null,
          async () => ask((await on.aUser()).caller, { password: PASSWORD, codigo: '123456' }),
        ],
        [
          call,
          'a wrong password',
          400,
          null,
          async () => {
            const { caller, secret } = await on.guarded()
            return ask(caller, { password: 'mala', codigo: on.codeOf(secret) })
          },
        ],
        [
          call,
          'a wrong code',
          400,
          null,
          async () => ask((await on.guarded()).caller, { password: PASSWORD, codigo: '000000' }),
        ],
        [
          call,
          'a recovery code of another user',
          400,
          null,
          async () => {
            const [{ caller }, other] = [await on.guarded(), await on.guarded()]
            return ask(caller, { password: PASSWORD, codigo: other.codes[0] })
          },
        ],
        [
          call,
          'five wrong codes',
          429,
          null,
          async () => {
            const { caller } = await on.guarded()
            return after(FIVE, () => ask(caller, { password: PASSWORD, codigo: '000000' }))
          },
        ],
      ]
    },
  ),
]

const OTHERS: Row[] = (
  [
    [
      'DELETE /auth/segundo-factor/usuario/',
      (caller: Caller, id: number) => caller.delete(`/auth/segundo-factor/usuario/${id}`),
    ],
    [
      'DELETE /auth/sesiones/usuario/',
      (caller: Caller, id: number) => caller.delete(`/auth/sesiones/usuario/${id}`),
    ],
    [
      'PATCH /auth/password/',
      (caller: Caller, id: number) => caller.patch(`/auth/password/${id}`, { password: NEW }),
    ],
  ] as const
).flatMap(([call, ask]): Row[] => [
  [
    call,
    'a stronger user, whose sessions go on',
    403,
    null,
    async () => {
      const answer = await ask(office, await theDirector())
      expect((await server.admin.get('/auth/sesiones')).status).toBe(200)
      return answer
    },
  ],
  [call, 'no such user', 404, null, () => ask(office, NOBODY)],
])

const SESSIONS: Row[] = [
  ['GET /auth/sesiones/usuario/', 'no number', 400, null, () => office.get('/auth/sesiones/usuario/x')],
  ['DELETE /auth/sesiones/', 'no number', 400, null, () => office.delete('/auth/sesiones/x')],
  [
    'DELETE /auth/navegadores-nuevos/',
    'of another user',
    404,
    null,
    async () => {
      const { caller, name } = await on.aUser()
      await on.login(name)
      const { navegadores } = (await caller.get('/auth/navegadores-nuevos')).body
      return office.delete(`/auth/navegadores-nuevos/${navegadores[0].id}`)
    },
  ],
  [
    'DELETE /auth/navegadores-recordados/',
    'of another user',
    404,
    null,
    async () => {
      const { caller, name, secret } = await on.guarded()
      const { token } = (await on.login(name, { codigo: on.codeOf(secret), recordar: true })).body
      await server.as(token).post('/auth/logout')
      const { recordados } = (await caller.get('/auth/sesiones')).body
      return office.delete(`/auth/navegadores-recordados/${recordados[0].id}`)
    },
  ],
  [
    'DELETE /auth/navegadores-recordados/',
    'no number',
    400,
    null,
    () => office.delete('/auth/navegadores-recordados/x'),
  ],
]

const PROOF: Row[] = [
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
    'the right password after ten wrong ones',
    429,
    null,
    async () => {
      await after(TEN - 1, () => office.post('/auth/confirmar', { password: 'mala' }))
      return office.post('/auth/confirmar', { password: PASSWORD })
    },
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

refuses([...OWN_FACTOR, ...OTHERS, ...SESSIONS, ...PROOF])
