import { chargesApi } from '@client/state/charges/charges.api'
import { isApiError } from '@client/state/core/errors'
import { loggedOut, sessionAdopted } from '@client/state/session/sessionEvents'
import { sessionApi } from '@client/state/session/session.api'
import { logout } from '@client/state/session/sessionEnds'
import { answer, failure, slowReply, until } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'
import { allEndpoints } from '../../../support/state/endpoints'
import { aChargeRow, signedIn } from '../../../support/state/rows'

const { listPendingCharges } = chargesApi.endpoints
const LIST = 'GET /cargos/pendientes/all'
const UNREADABLE = 'El servidor respondió algo que no se entiende. Intenta de nuevo.'
const OFFLINE = 'No hay conexión con el servidor. Revisa la red e intenta de nuevo.'

const ask = async (client: ReturnType<typeof startClient>) =>
  client.store.dispatch(listPendingCharges.initiate(undefined, { forceRefetch: true }))

describe('the token', () => {
  test('travels with every call once there is one', async () => {
    const client = startClient()
    client.network.on(LIST, { ok: true, cargos: [] })
    await ask(client)
    await client.signIn('ficha-1')
    await ask(client)
    const tokens = client.network.sent.map(({ path, headers }) => [path, headers.get('authorization')])
    expect(tokens).toEqual([
      ['/cargos/pendientes/all', null],
      ['/auth/login', null],
      ['/cargos/pendientes/all', 'Bearer ficha-1'],
    ])
  })
})

describe('a 401', () => {
  test('with the current token signs out and resets the cache', async () => {
    const client = startClient()
    await client.signIn('ficha-1')
    client.network.on(LIST, { ok: true, cargos: [aChargeRow(1)] })
    await ask(client)
    client.network.on(LIST, failure(401, 'Tu sesión terminó'))
    await ask(client)
    expect(client.session().token).toBeNull()
    expect(client.store.getState().charges).toEqual({ ids: [], entities: {}, asked: {} })
    expect(listPendingCharges.select()(client.store.getState()).data).toBeUndefined()
  })

  test('still tells the caller what the server said', async () => {
    const client = startClient()
    await client.signIn('ficha-1')
    client.network.on('PATCH /cargos/pagar', failure(401, 'Tu sesión terminó'))
    const paying = client.store.dispatch(
      chargesApi.endpoints.payCharge.initiate({ id: 1, metodo_pago: 'EFECTIVO', idempotencyKey: 'k' }),
    )
    await expect(paying.unwrap()).rejects.toEqual({ status: 401, message: 'Tu sesión terminó' })
    expect(client.session().token).toBeNull()
  })

  test('for a token that was renewed meanwhile does not', async () => {
    const client = startClient()
    await client.signIn('vieja')
    const slow = slowReply<Response>()
    client.network.on(LIST, slow.reply)
    const late = ask(client)
    await until(() => client.network.count(LIST) === 1)
    client.network.on('GET /auth/verify', signedIn('nueva'))
    await client.store.dispatch(sessionApi.endpoints.verifySession.initiate())
    slow.arrive(failure(401, 'Tu sesión terminó'))
    expect((await late).error).toMatchObject({ status: 401 })
    expect(client.session().token).toBe('nueva')
  })

  test('without a token (a refused login) ends nothing', async () => {
    const { network, store } = startClient()
    network.on('POST /auth/login', failure(401, 'REVISA TUS CREDENCIALES'))
    await store.dispatch(sessionApi.endpoints.login.initiate({ user: 'a', password: 'b' }))
    // loggedOut would have put null.
    expect(store.getState().session.ok).toBe(false)
  })

  test('a 403 tells so and keeps the session', async () => {
    const client = startClient()
    await client.signIn('ficha-1')
    client.network.on(LIST, failure(403, 'No tienes permiso'))
    expect((await ask(client)).error).toEqual({ status: 403, message: 'No tienes permiso' })
    expect(client.session().token).toBe('ficha-1')
  })
})

describe('what arrives after the session ended', () => {
  test('a token asked for before Salir does not sign in again', async () => {
    const client = startClient()
    await client.signIn('ficha-1')
    const slow = slowReply()
    client.network.on('GET /auth/verify', slow.reply)
    const late = client.store.dispatch(sessionApi.endpoints.verifySession.initiate())
    await until(() => client.network.count('GET /auth/verify') === 1)
    client.store.dispatch(loggedOut({ from: 'here' }))
    slow.arrive(signedIn('ficha-2'))
    await late
    expect(client.session().token).toBeNull()
  })

  test('rows asked for before Salir fill no table', async () => {
    const client = startClient()
    await client.signIn('ficha-1')
    const slow = slowReply()
    client.network.on(LIST, slow.reply)
    const late = ask(client)
    await until(() => client.network.count(LIST) === 1)
    client.store.dispatch(loggedOut({ from: 'here' }))
    slow.arrive({ ok: true, cargos: [aChargeRow(1)] })
    await late
    expect(client.store.getState().charges.entities[1]).toBeUndefined()
  })

  test('rows asked for by one user fill no table of the next', async () => {
    const client = startClient()
    await client.signIn('ficha-1', { id: 7 })
    const slow = slowReply()
    client.network.on(LIST, slow.reply)
    const late = ask(client)
    await until(() => client.network.count(LIST) === 1)
    client.store.dispatch(loggedOut({ from: 'here' }))
    await client.signIn('ficha-9', { id: 9 })
    slow.arrive({ ok: true, cargos: [aChargeRow(1)] })
    await late
    expect(client.store.getState().charges.entities[1]).toBeUndefined()
    expect(client.session().token).toBe('ficha-9')
  })
})

describe('Salir', () => {
  test('tells the server with the token that ends, and ends here at once', async () => {
    const client = startClient()
    await client.signIn('ficha-1')
    client.network.on('POST /auth/logout', { ok: true })
    const done = client.store.dispatch(logout())
    expect(client.session().token).toBeNull()
    await done
    await until(() => client.network.count('POST /auth/logout') === 1)
    expect(client.network.sent.at(-1)?.headers.get('authorization')).toBe('Bearer ficha-1')
  })

  test('ends here too when the network is dead', async () => {
    const client = startClient()
    await client.signIn('ficha-1')
    client.network.on('POST /auth/logout', () => Promise.reject(new TypeError('fetch failed')))
    await client.store.dispatch(logout())
    expect(client.session()).toMatchObject({ token: null, user: null })
  })
})

describe('failures, each read in one place', () => {
  const html = (status: number) =>
    new Response('<html><body>502 Bad Gateway</body></html>', {
      headers: { 'content-type': 'text/html' },
      status,
    })
  test.each([
    [
      'no network',
      () => Promise.reject(new TypeError('fetch failed')),
      { status: 'SIN_CONEXION', message: OFFLINE },
    ],
    ['a page instead of JSON', html(200), { status: 'RESPUESTA_INVALIDA', message: UNREADABLE }],
    ['a page of a proxy', html(502), { status: 'RESPUESTA_INVALIDA', message: UNREADABLE }],
    ['500 without a body', new Response(null, { status: 500 }), { status: 500, message: '' }],
    ['500 with a text', answer(500, 'algo'), { status: 500, message: '' }],
    ['404', failure(404, 'No existe'), { status: 404, message: 'No existe' }],
    ['409', failure(409, 'El saldo es 100.00'), { status: 409, message: 'El saldo es 100.00' }],
    [
      '400 with a reason per field',
      failure(400, 'Revisa los datos', { curp: 'La CURP no es válida' }),
      { status: 400, message: 'Revisa los datos', campos: { curp: 'La CURP no es válida' } },
    ],
    [
      'a message that is none',
      answer(500, { ok: false, message: { sql: 'select' }, campos: 'x' }),
      { status: 500, message: '' },
    ],
    [
      '200 with ok false, as the existing server may answer',
      { ok: false, message: 'No se pudo' },
      { status: 200, message: 'No se pudo' },
    ],
  ])('%s', async (_name, reply, expected) => {
    const client = startClient()
    await client.signIn()
    client.network.on(LIST, reply)
    const { error } = await ask(client)
    expect(error).toEqual(expected)
    expect(client.session().token).toBe('ficha-1')
  })

  test('a page of a proxy with 401 ends the session like any 401', async () => {
    const client = startClient()
    await client.signIn()
    client.network.on(LIST, html(401))
    await ask(client)
    expect(client.session().token).toBeNull()
  })
})

describe('whatever happens, who asks gets an ApiError', () => {
  const askOf = async (client: ReturnType<typeof startClient>) => {
    const read = await ask(client)
    const written = await client.store.dispatch(
      chargesApi.endpoints.payCharge.initiate({ id: 1, metodo_pago: 'EFECTIVO', idempotencyKey: 'k' }),
    )
    return [read.error, written.error]
  }
  const anError = { status: expect.anything(), message: expect.any(String) }

  const unspeakable = {
    toString: () => {
      throw new Error('no text')
    },
  }
  test.each<[string, () => unknown]>([
    ['throws nothing at all', () => Promise.reject(undefined)],
    ['throws a text', () => Promise.reject('roto')],
    ['throws a symbol', () => Promise.reject(Symbol('roto'))],
    ['throws what has no text', () => Promise.reject(unspeakable)],
    [
      'throws at once',
      () => {
        throw new RangeError('now')
      },
    ],
    ['is aborted by the browser', () => Promise.reject(new DOMException('Aborted', 'AbortError'))],
    ['answers nothing', () => Promise.resolve(undefined)],
    ['answers what is no response', () => Promise.resolve({ ok: true })],
    [
      'breaks off in the body',
      () =>
        Promise.resolve(
          new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('cut')) })),
        ),
    ],
    ['answers half of a JSON', () => Promise.resolve(new Response('{"ok":tr'))],
  ])('a fetch that %s', async (_name, fetch) => {
    const client = startClient({ fetch: fetch as typeof globalThis.fetch })
    expect(await askOf(client)).toEqual([anError, anError])
  })

  test.each(['ficha-✓', '••••', 'dos\nrenglones'])('a token that no header carries: %j', async (token) => {
    const client = startClient()
    client.store.dispatch(
      sessionAdopted({ token, user: { id: 7, name: 'ana', typeUser: '' }, roles: [], permissions: [] }),
    )
    expect(await askOf(client)).toEqual([
      { status: 'SIN_CONEXION', message: OFFLINE },
      { status: 'SIN_CONEXION', message: OFFLINE },
    ])
    expect(client.network.sent).toEqual([])
  })

  test('an answer that is JSON, and nothing that a list can be read from', async () => {
    const client = startClient()
    client.network.on(LIST, { ok: true, cargos: [null] })
    expect((await ask(client)).error).toEqual({ status: 'RESPUESTA_INVALIDA', message: UNREADABLE })
  })

  test('any endpoint, whatever JSON it is answered', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const odd = [null, 7, 'x', [], [null], {}, { ok: true, data: [null] }]
    const wrong: string[] = []
    for (const endpoint of await allEndpoints()) {
      for (const body of odd) {
        const client = startClient({ fetch: () => Promise.resolve(answer(200, body)) })
        const { error } = (await endpoint.send(client.store)) as { error?: unknown }
        if (error !== undefined && !isApiError(error)) wrong.push(`${endpoint.name}: ${JSON.stringify(body)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(quiet.mock.calls).toEqual([])
    quiet.mockRestore()
  })
})
