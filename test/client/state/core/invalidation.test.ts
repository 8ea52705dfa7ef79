import { chargesApi } from '@client/state/charges/charges.api'
import { selectPendingCharges } from '@test/support/state/shown'
import { allEndpoints, type Endpoint } from '../../../support/state/endpoints'
import { failure, settle, slowReply, until } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'
import { aChargeRow } from '../../../support/state/rows'
import { runs } from '../../../support/runs'

let queries: Endpoint[]
/** Every write that makes a list stale. */
let writes: Endpoint[]
beforeAll(async () => {
  const all = await allEndpoints()
  queries = all.filter(({ kind }) => kind === 'query')
  writes = all.filter(({ kind, route }) => kind === 'mutation' && (route.changes ?? []).length > 0)
})

type Client = ReturnType<typeof startClient>

/** A store with every list of the product on screen. */
const withAllLists = async (): Promise<Client> => {
  const client = startClient()
  for (const { call, send } of queries) {
    client.network.on(call, { ok: true })
    void send(client.store)
  }
  await until(() => queries.every(({ call }) => client.network.count(call) === 1))
  await settle()
  return client
}

/** The lists that each write made the store fetch again; the writes run one after another in one store. */
const fetchedBy = async (
  send: (client: Client, write: Endpoint) => PromiseLike<unknown>,
  those: readonly Endpoint[] = writes,
) => {
  const client = await withAllLists()
  const fetched: Record<string, string[]> = {}
  for (const write of those) {
    const before = client.network.sent.length
    await send(client, write)
    await settle()
    const later = client.network.sent.slice(before).map(({ method, path }) => `${method} ${path}`)
    expect(later.shift()).toBe(write.call)
    fetched[write.call] = later.sort()
  }
  return fetched
}

/** The lists that each write should fetch. */
const listsOf = (shown: (list: Endpoint, write: Endpoint) => boolean, those: readonly Endpoint[] = writes) =>
  Object.fromEntries(
    those.map((write) => [
      write.call,
      queries.flatMap((list) => (shown(list, write) ? [list.call] : [])).sort(),
    ]),
  )

const answered = (reply: Parameters<Client['network']['on']>[1], those?: readonly Endpoint[]) =>
  fetchedBy(({ network, store }, { call, send }) => {
    network.on(call, reply)
    return send(store)
  }, those)

/**
 * Every way to lose sight of a write asks for the same lists, and a refusal for none; the whole run tries them all by `lost`, the
 * others are one write in six.
 */
const some = (): Endpoint[] => writes.filter((_, at) => at % 6 === 0)
const allOrSome = (): Endpoint[] => {
  const few = some()
  return runs(
    writes,
    writes.filter((write) => few.includes(write) || write.route.restsOn),
  )
}

const stopped = () =>
  fetchedBy(async ({ network, store }, { call, send }) => {
    const before = network.count(call)
    network.on(call, () => new Promise<never>(() => undefined))
    const running = send(store)
    await until(() => network.count(call) > before)
    running.abort()
    await running
  }, some())

/** How a write may end, each in a store of its own. */
const ENDS = {
  done: () => answered({ ok: true }),
  old: () => answered(failure(409, 'Cambió mientras tanto'), some()),
  gone: () => answered(failure(404, 'Ya no existe'), some()),
  lost: () => answered(() => Promise.reject(new TypeError('fetch failed')), allOrSome()),
  stopped,
  refused: () => answered(failure(400, 'La referencia es obligatoria.'), some()),
}
type End = keyof typeof ENDS

describe('what a write fetches again', () => {
  /** All at once, because each mostly waits until nothing more is fetched. */
  let fetched: Record<End, PromiseSettledResult<Record<string, string[]>>>
  beforeAll(async () => {
    const ends = Object.keys(ENDS) as End[]
    const results = await Promise.allSettled(ends.map((end) => ENDS[end]()))
    fetched = Object.fromEntries(ends.map((end, at) => [end, results[at]])) as typeof fetched
  }, 900_000)

  const expectFetched = (end: End, lists: Record<string, string[]>) =>
    expect(fetched[end]).toEqual({ status: 'fulfilled', value: lists })
  const withWhatItRestedOn = (those: readonly Endpoint[]) =>
    listsOf(
      (list, { route: { changes = [], restsOn = [] } }) =>
        list.tags().some((tag) => [...changes, ...restsOn].includes(tag as never)),
      those,
    )

  test('one that is done: every list that shows what its route changes, and no other', () => {
    expectFetched(
      'done',
      listsOf((list, { route }) => list.tags().some((tag) => (route.changes as string[]).includes(tag))),
    )
  })

  test('one whose screen was old, or whose answer was lost: the same and what it rested on', () => {
    expectFetched('lost', withWhatItRestedOn(allOrSome()))
    for (const end of ['old', 'gone'] as const) expectFetched(end, withWhatItRestedOn(some()))
  })

  test('one that was stopped may have been done: the same', () => {
    expectFetched('stopped', withWhatItRestedOn(some()))
  })

  test('one that is refused for what it says: nothing', () => {
    expectFetched(
      'refused',
      listsOf(() => false, some()),
    )
  })
})

/** Calls of the lists that a write makes stale by the tags of both. */
const staleBy = (call: string): string[] => {
  const changes: readonly string[] = writes.find((write) => write.call === call)?.route.changes ?? []
  return queries.flatMap((list) => (list.tags().some((tag) => changes.includes(tag)) ? [list.call] : []))
}

/** What the school sets for later ones, what it has, and who waits at the desk change apart. */
const UNTOUCHED: Record<string, readonly string[]> = {
  'POST /caja/espera': ['GET /caja/familia', 'GET /caja/saldo'],
  'DELETE /caja/espera/undefined': ['GET /caja/familia', 'GET /caja/saldo'],
  'POST /constancias': ['POST /constancias/muestra', 'GET /constancias/textos'],
  'DELETE /constancias/undefined': ['POST /constancias/muestra', 'GET /constancias/textos'],
  'PATCH /constancias/textos/undefined': ['GET /constancias'],
  'POST /alumnos/undefined/documentos': ['GET /documentos/tipos'],
  'DELETE /documentos/undefined': ['GET /documentos/tipos'],
}

test('every list of a module is stale after each of its writes', () => {
  for (const { call, module } of writes) {
    // Reads without a tag are never cached (listed in changes.test).
    const own = queries.filter(
      (list) =>
        list.module === module &&
        list.route.access !== 'public' &&
        list.tags().length > 0 &&
        !UNTOUCHED[call]?.includes(list.call),
    )
    expect([call, staleBy(call)]).toEqual([call, expect.arrayContaining(own.map((list) => list.call))])
  }
})

/** Writes that change a list of another module, which their address does not show. */
const ELSEWHERE: [what: string, write: string, lists: string[]][] = [
  [
    'the name of a pupil',
    'PATCH /alumnos/undefined',
    [
      'GET /cargos/pendientes/all',
      'GET /padres/all',
      'GET /becas/by/ciclo/undefined',
      'GET /grupos/by/ciclo/undefined',
      'GET /colegiaturas/alumno/undefined/undefined',
      'GET /pagos/by/alumno/undefined',
    ],
  ],
  [
    'the name of a cycle and its recargo',
    'PATCH /ciclo/undefined',
    [
      'GET /cargos/pendientes/all',
      'GET /colegiaturas/alumno/undefined/undefined',
      'GET /ciclo/cuestionario/undefined',
      'GET /pagos/by/fecha',
    ],
  ],
  [
    'who is enrolled',
    'POST /inscripciones',
    [
      'GET /alumnos/to/inscripcion',
      'GET /cargos/pendientes/inscripcion',
      'GET /colegiaturas/alumno/undefined/undefined',
      'GET /padres/inscritos',
      'GET /cuestionarios/pendientes/undefined',
      'GET /alumnos/to/grupo/undefined',
    ],
  ],
  [
    'the group of a pupil',
    'PATCH /grupos/add/alumnos',
    ['GET /alumnos/actualmente/inscritos', 'GET /cargos/pendientes/all', 'GET /padres/all'],
  ],
  [
    'the beca of a pupil',
    'PATCH /becas/add/alumnos',
    ['GET /alumnos/historial', 'GET /colegiaturas/alumno/undefined/undefined'],
  ],
  [
    'a cancelled payment',
    'DELETE /pagos/undefined',
    ['GET /cargos/pendientes/all', 'GET /colegiaturas/alumno/undefined/undefined'],
  ],
  ['what is in the drawer', 'PATCH /cargos/pagar', ['GET /cortes', 'GET /cortes/actual']],
  ['a complement in the drawer', 'PATCH /cargos/pago/complemento', ['GET /cortes/actual']],
  ['a month in the drawer', 'PATCH /colegiaturas/pagar', ['GET /cortes/actual']],
  ['a year in the drawer', 'PATCH /colegiaturas/pago/anual', ['GET /cortes/actual']],
  ['what was given back', 'DELETE /pagos/undefined', ['GET /cortes/actual']],
  [
    'the name of a parent',
    'PATCH /padres/update/undefined',
    ['GET /alumnos/sin/padre', 'GET /cuestionarios/respuestas/undefined'],
  ],
  ['who holds a role', 'PATCH /auth/user/undefined', ['GET /auth/roles', 'GET /auth/rol/undefined']],
  ['what a role may', 'PATCH /auth/rol/undefined', ['GET /auth/users']],
  ['where somebody works', 'PATCH /plantilla/data/undefined', ['GET /plantilla/all/departamentos']],
]

test.each(ELSEWHERE)('%s is fetched again where it is shown', (_what, write, lists) => {
  expect(staleBy(write)).toEqual(expect.arrayContaining(lists))
})

describe('a slow list in flight while a charge is paid', () => {
  const PENDING = 'GET /cargos/pendientes/all'
  const { endpoints } = chargesApi
  const payment = { id: 1, metodo_pago: 'EFECTIVO' as const, idempotencyKey: 'k' }
  const pendingIds = ({ store }: Client) => selectPendingCharges(store.getState()).map(({ id }) => id)

  test('is fetched again and ends without the paid charge', async () => {
    const client = startClient()
    const { network, store } = client
    const slow = slowReply()
    network.on(PENDING, slow.reply)
    void store.dispatch(endpoints.listPendingCharges.initiate())
    await until(() => network.count(PENDING) === 1)
    network.on('PATCH /cargos/pagar', { ok: true })
    await store.dispatch(endpoints.payCharge.initiate(payment))
    // What the server read before the payment arrives after it.
    network.on(PENDING, { ok: true, cargos: [aChargeRow(2)] })
    slow.arrive({ ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
    await until(() => pendingIds(client).length > 0 && network.count(PENDING) === 2)
    await until(() => !pendingIds(client).includes(1))
    expect(pendingIds(client)).toEqual([2])
  })

  test('so it is when the slow one is another list', async () => {
    const client = startClient()
    const { network, store } = client
    network.on(PENDING, { ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
    await store.dispatch(endpoints.listPendingCharges.initiate())
    const slow = slowReply()
    network.on('GET /cargos/pendientes/inscripcion', slow.reply)
    void store.dispatch(endpoints.listPendingEnrolmentCharges.initiate())
    await until(() => network.count('GET /cargos/pendientes/inscripcion') === 1)
    network.on('PATCH /cargos/pagar', { ok: true })
    network.on(PENDING, { ok: true, cargos: [aChargeRow(2)] })
    await store.dispatch(endpoints.payCharge.initiate(payment))
    slow.arrive({ ok: true, cargos: [aChargeRow(1), aChargeRow(2)] })
    await until(() => network.count(PENDING) === 2 && !pendingIds(client).includes(1))
    expect(pendingIds(client)).toEqual([2])
  })
})
