import type { Grant } from '@contract/http/route'
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
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'

/** Each call about second factors and sessions with each refusal that it has; those of signing in are in `signInCalls`. */

const USERS: Grant[] = [['USUARIOS', 'UPDATE']]
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
  office = await server.userWith(USERS)
})

/** A session of eleven minutes. */
const old = async (grants: Grant[]): Promise<Caller> => {
  const caller = await server.userWith(grants)
  on.later(11 * MINUTE)
  return server.as((await caller.get('/auth/verify')).body.token)
}
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
    'there is one',
    409,
    null,
    async () => (await on.guarded()).caller.post('/auth/segundo-factor', { password: PASSWORD }),
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
    'eleven minutes later',
    400,
    null,
    async () => {
      const { caller, name } = await on.aUser()
      const secret = await on.prepare(caller)
      on.later(11 * MINUTE)
      const again = await server.signIn(name, PASSWORD)
      return again.post('/auth/segundo-factor/confirmar', { codigo: on.codeOf(secret) })
    },
  ],
  [
    'POST /auth/segundo-factor/confirmar',
    'it is on',
    409,
    null,
    async () => {
      const { caller, secret } = await on.guarded()
      return caller.post('/auth/segundo-factor/confirmar', { codigo: on.codeOf(secret) })
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
    'without the permission',
    403,
    null,
    async () => ask(await server.userWith([['USUARIOS', 'READ']]), (await on.guarded()).id),
  ],
  [call, 'a stronger user', 403, null, async () => ask(office, await theDirector())],
  [
    call,
    'eleven minutes after the sign-in',
    403,
    'CONFIRMAR',
    async () => ask(await old(USERS), (await on.aUser()).id),
  ],
  [call, 'no such user', 404, null, () => ask(office, NOBODY)],
])

const SESSIONS: Row[] = [
  [
    'DELETE /auth/segundo-factor/usuario/',
    'who has none',
    409,
    null,
    async () => office.delete(`/auth/segundo-factor/usuario/${(await on.aUser()).id}`),
  ],
  [
    'GET /auth/sesiones/usuario/',
    'without the permission',
    403,
    null,
    async () => (await on.aUser()).caller.get(`/auth/sesiones/usuario/${await theDirector()}`),
  ],
  [
    'GET /auth/sesiones/usuario/',
    'no such user',
    404,
    null,
    () => office.get(`/auth/sesiones/usuario/${NOBODY}`),
  ],
  ['GET /auth/sesiones/usuario/', 'no number', 400, null, () => office.get('/auth/sesiones/usuario/x')],
  ['DELETE /auth/sesiones/', 'no number', 400, null, () => office.delete('/auth/sesiones/x')],
  [
    'DELETE /auth/sesiones/',
    'of another user',
    404,
    null,
    async () => {
      const { sesiones } = (await (await on.aUser()).caller.get('/auth/sesiones')).body
      return office.delete(`/auth/sesiones/${sesiones[0].id}`)
    },
  ],
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

refuses([...OWN_FACTOR, ...OTHERS, ...SESSIONS])
