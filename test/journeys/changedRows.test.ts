import { baseApi } from '@client/state/core/baseApi'
import type { Row, RowIds } from '@client/state/core/entityTable'
import { LISTS } from '@client/state/live/changedParts'
import { refreshChanged } from '@client/state/live/refreshChanged'
import { sessionApi } from '@client/state/session/session.api'
import { SHORT_LIST } from '@client/state/core/reads'
import { setupStore, type AppStore } from '@client/state/store'
import { readIds, readTags } from '@contract/live/live.rules'
import { createRandom } from '@demo/random'
import { eventually } from '@test/support/eventually'
import { startLiveServer, type LiveServer } from '@test/support/live/desks'
import { hearNotices } from '@test/support/live/notices'
import { chanceOf, runs, tellSample } from '@test/support/runs'
import { aStudent } from '@test/support/builders'
import { ADMIN } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { allEndpoints } from '@test/support/state/endpoints'

let server: LiveServer
let office: Office
let cycle: number
let notices: Awaited<ReturnType<typeof hearNotices>>
const seed = Math.floor(chanceOf('changedRows') * 2 ** 31)
const random = createRandom(seed)

const NAMES = [
  'ÑAÑEZ',
  'NUÑEZ',
  'NUNEZ',
  'NUZ',
  'ÁLVAREZ',
  'ALVAREZ',
  'DE LA O',
  'DEL ANGEL',
  "O'HARA",
  'ZOÉ',
  'Ü',
]
const DAYS = ['2026-09-01', '2026-09-15', '2026-12-01', '2025-01-31']

const aName = () => random.pick(NAMES)
const aFullName = () => ({ paterno: aName(), materno: aName(), nombres: aName() })

const anId = async (table: 'students' | 'parents' | 'charges' | 'payments'): Promise<number> => {
  const rows = await server.db.selectFrom(table).select('id').orderBy('id').execute()
  return rows.length === 0 ? 1 : random.pick(rows).id
}

const body = async () => ({
  idCicloEscolar: cycle,
  descripcion: aName(),
  monto: 100,
  fecha: random.pick(DAYS),
})
const sons = async () => [{ id: await anId('students') }]
let registered = 500

/** What another desk does. Some are refused, such as paying what is paid. */
const WRITES: Record<string, () => Promise<{ status: number }>> = {
  charge: async () =>
    server.admin.post('/cargos/new', { ...(await body()), idAlumno: await anId('students') }),
  chargeMany: async () => server.admin.post('/cargos/varios', { ...(await body()), alumnos: await sons() }),
  pay: async () => office.pay(await anId('charges')),
  payPart: async () => office.payPart(await anId('charges'), 10),
  cancel: async () => office.cancel(await anId('charges')),
  cancelPayment: async () => office.cancelPayment(await anId('payments')),
  renamePupil: async () => server.admin.form('PATCH', `/alumnos/${await anId('students')}`, aFullName()),
  registerPupil: () => server.admin.form('POST', '/alumnos', aStudent(++registered, aFullName())),
  deletePupil: async () => server.admin.delete(`/alumnos/${await anId('students')}`),
  createParent: async () =>
    server.admin.post('/padres', { nombre: aName(), telefono: '5512345678', hijos: await sons() }),
  renameParent: async () =>
    server.admin.patch(`/padres/update/${await anId('parents')}`, { nombre: aName() }),
  addChild: async () =>
    server.admin.patch('/padres/add/hijo', { idPadre: await anId('parents'), hijos: await sons() }),
  removeChild: async () =>
    server.admin.patch('/padres/quitar/hijo', {
      idPadre: await anId('parents'),
      alumnoId: await anId('students'),
    }),
  deleteParent: async () => server.admin.delete(`/padres/${await anId('parents')}`),
  enrol: async () => office.enrol(cycle, [await anId('students')]),
}

beforeAll(async () => {
  tellSample(`seed ${seed}`)
  server = await startLiveServer()
  notices = await hearNotices(server)
  office = openOffice(server)
  cycle = await office.addCycle()
  const pupils = await office.addPupils(6)
  await office.enrol(cycle, pupils.slice(0, 4))
  const [own = 0, half = 0, wrong = 0] = await Promise.all(
    [1, 2, 3].map((pesos) => office.addCharge(cycle, pupils[0]!, 100 * pesos)),
  )
  await office.pay(own)
  await office.payPart(half, 10)
  await office.cancel(wrong)
  const hijos = [{ id: pupils[0] }]
  await server.admin.post('/padres', { nombre: 'EVA', telefono: '5512345678', hijos })
  await notices.take()
})
afterAll(async () => {
  await notices.close()
  await server.close()
})

type Endpoint = {
  initiate: (arg: unknown, options: object) => never
  select: (arg: unknown) => (state: object) => { data?: RowIds<Row> }
}
const lists = Object.keys(LISTS)
const argOf = (list: string) => (list === 'listStudents' ? SHORT_LIST : undefined)
const endpointOf = (list: string) => (baseApi.endpoints as unknown as Record<string, Endpoint>)[list]!
const SLICES = { Student: 'students', Parent: 'parents', Charge: 'charges' } as const

const openDesk = async () => {
  const sent: string[] = []
  const send = ((request: Request) => {
    sent.push(request.url)
    return fetch(request)
  }) as typeof fetch
  const { store } = setupStore({ fetch: send, baseUrl: `${server.address}/api` }, null)
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  const read = () =>
    Promise.all(
      lists.map((list) => store.dispatch(endpointOf(list).initiate(argOf(list), { forceRefetch: true }))),
    )
  await read()
  return { store, sent, read }
}

const shownBy = ({ getState }: AppStore) =>
  Object.fromEntries(
    lists.map((list) => {
      const { data } = endpointOf(list).select(argOf(list))(getState())
      const { entities } = getState()[SLICES[LISTS[list]!]]
      return [list, data?.ids.map((id) => entities[id])]
    }),
  )

const isQuiet = ({ getState }: AppStore) =>
  Object.values(getState().api.queries).every((query) => query?.status === 'fulfilled')

test('each list answers by ids those of its rows in its order, and refuses what are no ids', async () => {
  const routes = new Map((await allEndpoints()).map(({ name, route }) => [name, route.path]))
  for (const list of lists) {
    const path = routes.get(list)!
    const rowsOf = async (url: string): Promise<Row[]> => {
      const answer = await server.admin.get(url)
      expect([url, answer.status]).toEqual([url, 200])
      return (Object.values(answer.body) as unknown[]).find((value): value is Row[] => Array.isArray(value))!
    }
    const whole = await rowsOf(path)
    expect([list, whole.length > 0]).toEqual([list, true])
    for (const some of [whole, whole.filter(() => random.chance(0.5)), []]) {
      const asked = [...some.map(({ id }) => id), 2_000_000_000].reverse()
      expect(await rowsOf(`${path}?ids=${asked.join()}`)).toEqual(some)
    }
    for (const ids of [
      '',
      'x',
      '1,',
      '0',
      '2147483648',
      Array.from({ length: 51 }, (_, at) => at + 1).join(),
    ])
      expect([ids, (await server.admin.get(`${path}?ids=${ids}`)).status]).toEqual([ids, 400])
  }
})

test('after any writes of another desk every list stands as if it were read whole', async () => {
  const [desk, reader] = [await openDesk(), await openDesk()]
  const done = new Map<string, number>()
  desk.sent.splice(0)
  for (let round = 0; round < runs(40, 12); round++) {
    const writes = Array.from({ length: random.chance(0.3) ? 3 : 1 }, () => random.pick(Object.keys(WRITES)))
    for (const write of writes) {
      const { status } = await WRITES[write]!()
      if (status === 200) done.set(write, (done.get(write) ?? 0) + 1)
    }
    // Told one by one, so that some come while others are asked for.
    for (const notice of await notices.take())
      desk.store.dispatch(refreshChanged(readTags(notice), readIds(notice)))
    await eventually(() => expect(isQuiet(desk.store)).toBe(true))
    await reader.read()
    expect([round, writes, shownBy(desk.store)]).toEqual([round, writes, shownBy(reader.store)])
  }
  const byIds = desk.sent.filter((url) => url.includes('?ids='))
  expect(byIds.length).toBeGreaterThan(runs(30, 5))
  expect(done.size).toBeGreaterThan(runs(8, 3))
})
