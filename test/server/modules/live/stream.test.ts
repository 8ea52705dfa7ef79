import { MAX_NAMED_ROWS } from '@contract/http/namedRows'
import { announce, CHANNELS } from '@server/db/announce'
import { allRoutes } from '@test/support/allRoutes'
import { eventually } from '@test/support/eventually'
import { marker, startLiveServer, told, type LiveServer } from '@test/support/live/desks'
import { streamOf, type TestStream } from '@test/support/live/streamOf'
import { openOffice, type Office } from '@test/support/server/office'

let server: LiveServer
let office: Office
let charges: number[]
let stream: TestStream
const ROLE = ['Role']

beforeAll(async () => {
  server = await startLiveServer()
  office = openOffice(server)
  const [pupil] = await office.addPupils(1)
  const cycle = await office.addCycle()
  await office.enrol(cycle, [pupil!])
  charges = []
  for (const monto of [100, 200, 300]) charges.push(await office.addCharge(cycle, pupil!, monto))
})
beforeEach(async () => {
  stream = await server.desk(server.admin)
})
afterEach(() => stream.leave())
afterAll(() => server.close())

/** The changes sent by `work` alone. */
const toldBy = async (work: () => Promise<unknown>) => {
  const before = told(stream).length
  await work()
  await marker(server, stream)
  return told(stream).slice(before, -1)
}

test('is an unhindered stream of events for any session, and for nobody without one', async () => {
  const clerk = await server.userWith([])
  const own = await server.desk(clerk)
  expect(own.status).toBe(200)
  expect(own.headers.get('content-type')).toMatch(/^text\/event-stream/)
  expect(own.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(own.headers.get('x-accel-buffering')).toBe('no')
  expect(own.headers.get('content-encoding')).toBeNull()
  const strangers = await Promise.all(['', 'inventado'].map((token) => streamOf(server.address, token)))
  expect(strangers.map(({ status }) => status)).toEqual([401, 401])
})

test('a HEAD opens nothing', async () => {
  const headers = { authorization: `Bearer ${server.admin.token}` }
  const { status } = await fetch(`${server.address}/api/cambios`, { method: 'HEAD', headers })
  expect(status).toBe(404)
})

test('a payment is told as the tags of its route and the ids of its charges, and as nothing else', async () => {
  const route = (await allRoutes()).find(({ path }) => path === '/cargos/pagar')
  expect(route?.changes).toContain('Charge')
  expect(await toldBy(() => office.pay(charges[0]!))).toEqual([route?.changes])
  const [, paid] = stream.heard
  expect(paid?.data).toEqual({ tags: route?.changes, ids: { Charge: [charges[0]] } })
})

/** The ids told by `work` alone. */
const idsToldBy = async (work: () => Promise<unknown>) => {
  const before = stream.heard.length
  await work()
  await marker(server, stream)
  return stream.heard.slice(before, -1).map(({ data }) => data['ids'])
}

test('an edited pupil is told by its id, a write that changes rows sideways by none', async () => {
  const [pupil] = (await office.addPupils(1)) as [number]
  const edited = () => server.admin.form('PATCH', `/alumnos/${pupil}`, { nombres: 'LUZ', paterno: 'RAMOS' })
  expect(await idsToldBy(edited)).toEqual([{ Student: [pupil] }])
  const [cycle] = (await server.admin.get('/ciclo/all')).body.ciclos
  expect(await idsToldBy(() => office.enrol(cycle.id, [pupil]))).toEqual([{}])
})

test('more rows than a list is asked for by ids are not named', async () => {
  const pupils = await office.addPupils(MAX_NAMED_ROWS + 1)
  const [cycle] = (await server.admin.get('/ciclo/all')).body.ciclos
  const body = { idCicloEscolar: cycle.id, descripcion: 'MATERIAL', fecha: '2026-09-15', monto: 10 }
  const charge = (ids: readonly number[]) => () =>
    server.admin.post('/cargos/varios', { ...body, alumnos: ids.map((id) => ({ id })) })
  expect(await idsToldBy(charge(pupils))).toEqual([{}])
  expect(await idsToldBy(charge(pupils.slice(1)))).toEqual([{ Charge: expect.any(Array) }])
})

test('what was refused or rolled back is not told', async () => {
  await office.pay(charges[0]!)
  await marker(server, stream)
  const silent = await toldBy(async () => {
    const answers = [
      await office.pay(charges[0]!),
      await office.payPart(charges[1]!, 999_999),
      await office.pay(charges[1]!, { metodo_pago: 'CHEQUE' }),
      await office.cancel(charges[1]!, ' '),
      await office.pay(2_000_000_000),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 400, 400, 400, 404])
  })
  expect(silent).toEqual([])
})

test('what others say on the same channel of the database ends nobody and is told to nobody', async () => {
  const silent = await toldBy(async () => {
    for (const payload of ['hola', '', 'null', '7', '{"tags":"Charge"}', '{"tags":[1]}'])
      await announce(server.db, CHANNELS.changes, payload)
  })
  expect(silent).toEqual([])
})

test('the same key again answers the first result and tells nothing more', async () => {
  const twice = await toldBy(async () => {
    const answers = [
      await office.payPart(charges[1]!, 50, {}, 'una-sola-vez'),
      await office.payPart(charges[1]!, 50, {}, 'una-sola-vez'),
    ]
    expect(answers.map(({ body }) => body.pago?.folio)).toEqual([
      answers[0]!.body.pago.folio,
      answers[0]!.body.pago.folio,
    ])
  })
  expect(twice).toHaveLength(1)
})

test('reads and writes that make no list stale tell nothing', async () => {
  const silent = await toldBy(async () => {
    await server.admin.get('/cargos/pendientes/all')
    const { body } = await server.admin.get('/auth/users')
    const clerk = await server.userWith([])
    await clerk.get('/auth/verify')
    const id = (await server.admin.get('/auth/users')).body.users.at(-1).id
    expect(body.users.map((user: { id: number }) => user.id)).not.toContain(id)
    expect((await server.admin.patch(`/auth/password/${id}`, { password: 'Otra#Clave1' })).status).toBe(200)
  })
  expect(silent).toEqual([])
})

test('a writer who says which stream is its own is left out, the others hear it', async () => {
  const other = await server.desk(server.admin)
  const body = { nameRol: 'PROPIO', permissions: [{ moduleId: 6, permissionId: 2 }] }
  await server.admin.post('/auth/rol', body, { headers: { 'x-origen': stream.origin() } })
  await eventually(() => expect(told(other)).toEqual([ROLE]))
  await marker(server, stream, other)
  expect([told(stream).slice(0, -1), told(other).slice(0, -1)]).toEqual([[], [ROLE]])
})

test.each([
  ['with quotes', `'"; --`],
  ['too long', 'x'.repeat(80)],
  ['unknown', 'a'.repeat(36)],
])('an origin %s changes nothing for anybody', async (_what, origin) => {
  const body = { nameRol: `ORIGEN ${origin.length}`, permissions: [{ moduleId: 6, permissionId: 2 }] }
  const heard = await toldBy(() => server.admin.post('/auth/rol', body, { headers: { 'x-origen': origin } }))
  expect(heard).toEqual([ROLE])
})

test('one session opens twenty streams and not one more', async () => {
  const clerk = await server.userWith([])
  const windows = await Promise.all(Array.from({ length: 20 }, () => server.desk(clerk)))
  const refused = await streamOf(server.address, clerk.token)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  windows[0]!.leave()
  await eventually(async () => {
    const again = await streamOf(server.address, clerk.token)
    again.leave()
    expect(again.status).toBe(200)
  })
  windows.forEach((each) => each.leave())
})
