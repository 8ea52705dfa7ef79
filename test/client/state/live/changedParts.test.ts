import { chargesApi } from '@client/state/charges/charges.api'
import { SHORT_LIST } from '@client/state/core/reads'
import { parentsApi } from '@client/state/parents/parents.api'
import { refreshChanged } from '@client/state/live/refreshChanged'
import { studentsApi } from '@client/state/students/students.api'
import type { Charge } from '@contract/charges/charges.schemas'
import type { NamedIds } from '@contract/http/namedRows'
import type { TagType } from '@contract/http/tags'
import { startClient } from '@test/support/state/client'
import { failure, settle, slowReply, until } from '@test/support/state/fakeNetwork'
import { aChargeRow, aStudentRow } from '@test/support/state/rows'
import { selectPendingCharges } from '@test/support/state/shown'

const PENDING = 'GET /cargos/pendientes/all'
const PAID: readonly TagType[] = ['Charge', 'Payment', 'CashCut']

const { listPendingCharges, listCancelledCharges } = chargesApi.endpoints

/** Two of one day, in the order of their ids, and one of an earlier day. */
const ROWS = [aChargeRow(5, { fecha: '2026-09-01' }), aChargeRow(2), aChargeRow(7)]

/** A desk that shows the pending charges. */
const openDesk = async () => {
  const { network, store } = startClient()
  network.on(PENDING, { ok: true, cargos: ROWS })
  await store.dispatch(listPendingCharges.initiate())
  return {
    network,
    store,
    tell: async (tags: readonly TagType[], named: NamedIds) => {
      store.dispatch(refreshChanged(tags, named))
      await settle()
    },
    byIds: (ids: string, cargos: readonly Charge[]) =>
      network.on(`${PENDING}?ids=${encodeURIComponent(ids)}`, { ok: true, cargos }),
    /** Calls for this list after the first. */
    asked: () => network.sent.slice(1).map(({ method, path }) => `${method} ${path}`),
    pending: () => selectPendingCharges(store.getState()),
  }
}

test.each<[string, string, Charge[], number[]]>([
  ['changed', '2', [aChargeRow(2, { descripcion: 'OTRA' })], [5, 2, 7]],
  ['left', '2', [], [5, 7]],
  ['came', '3', [aChargeRow(3)], [5, 2, 3, 7]],
  ['came as the first', '9', [aChargeRow(9, { fecha: '2026-08-31' })], [9, 5, 2, 7]],
  ['came as the last', '1,9', [aChargeRow(9), aChargeRow(1, { fecha: '2026-12-01' })], [5, 2, 7, 9, 1]],
  ['moved', '5', [aChargeRow(5)], [2, 5, 7]],
  ['are not of this list', '80,90', [], [5, 2, 7]],
])(
  'rows that %s are asked for alone, and the list is as if it were read whole',
  async (_what, ids, came, all) => {
    const { tell, byIds, asked, pending } = await openDesk()
    byIds(ids, came)
    await tell(PAID, { Charge: ids.split(',').map(Number) })
    expect(asked()).toEqual([`${PENDING}?ids=${encodeURIComponent(ids)}`])
    const rows = [...came, ...ROWS]
    expect(pending()).toEqual(all.map((id) => rows.find((row) => row.id === id)))
  },
)

test('an unchanged row keeps its reference', async () => {
  const { tell, byIds, pending } = await openDesk()
  const before = pending()
  byIds('2', [aChargeRow(2, { descripcion: 'OTRA' })])
  await tell(PAID, { Charge: [2] })
  expect(pending()[0]).toBe(before[0])
  expect(pending()[2]).toBe(before[2])
})

test.each<[string, readonly TagType[], NamedIds]>([
  ['names no row', PAID, {}],
  ['names rows of another tag', PAID, { Student: [2] }],
  ['also changes what the rows show of others', ['Charge', 'Student'], { Charge: [2], Student: [2] }],
])('a change that %s asks for the whole list', async (_what, tags, named) => {
  const { tell, asked } = await openDesk()
  await tell(tags, named)
  expect(asked()).toEqual([PENDING])
})

test('a server that does not know the parameter answers the whole list', async () => {
  const { tell, byIds, pending } = await openDesk()
  byIds('2', [aChargeRow(7), aChargeRow(8)])
  await tell(PAID, { Charge: [2] })
  expect(pending().map(({ id }) => id)).toEqual([7, 8])
})

test('after an answer that failed, the whole list is asked for', async () => {
  const { network, tell, asked, byIds } = await openDesk()
  network.on(`${PENDING}?ids=2`, failure(503, 'No responde'))
  await tell(PAID, { Charge: [2] })
  byIds('7', [])
  await tell(PAID, { Charge: [7] })
  expect(asked()).toEqual([`${PENDING}?ids=2`, PENDING])
})

test('a change while its rows are under way has the whole list asked for afterwards', async () => {
  const { network, store, asked, pending } = await openDesk()
  const slow = slowReply()
  network.on(`${PENDING}?ids=2`, slow.reply)
  store.dispatch(refreshChanged(PAID, { Charge: [2] }))
  await until(() => asked().length === 1)
  network.on(PENDING, { ok: true, cargos: [aChargeRow(7)] })
  store.dispatch(refreshChanged(PAID, { Charge: [5] }))
  slow.arrive({ ok: true, cargos: [] })
  await until(() => pending().length === 1)
  expect(asked()).toEqual([`${PENDING}?ids=2`, PENDING])
})

test('one’s own write asks for the whole list', async () => {
  const { network, store, asked } = await openDesk()
  network.on('PATCH /cargos/pagar', { ok: true })
  await store.dispatch(
    chargesApi.endpoints.payCharge.initiate({ id: 2, metodo_pago: 'EFECTIVO', idempotencyKey: 'k' }),
  )
  await settle()
  expect(asked()).toEqual(['PATCH /cargos/pagar', PENDING])
})

test('the answer by ids is no answer of the whole list: that one is asked for without its ETag', async () => {
  const { network, tell, byIds, store } = await openDesk()
  byIds('2', [])
  await tell(PAID, { Charge: [2] })
  await store.dispatch(listPendingCharges.initiate(undefined, { forceRefetch: true }))
  expect(network.sent.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, null, null])
})

test('pupils and parents stand in the order of their names, and a list on no screen is forgotten', async () => {
  const { network, store } = startClient()
  const SHORT = 'GET /alumnos/historial?maximo=2000'
  const named = (id: number, paterno: string, materno = 'A') => aStudentRow(id, { paterno, materno })
  network.on(SHORT, { ok: true, alumnos: [named(1, 'NUÑEZ'), named(2, 'ÑAÑEZ'), named(3, 'OCHOA')] })
  await store.dispatch(studentsApi.endpoints.listStudents.initiate(SHORT_LIST))
  network.on('GET /padres/all', {
    ok: true,
    padres: [
      { id: 1, nombre: 'EVA' },
      { id: 2, nombre: 'ÓSCAR' },
    ],
  })
  await store.dispatch(parentsApi.endpoints.listParents.initiate())
  network.on('GET /cargos/cancelados', { ok: true, cargos: [] })
  const left = store.dispatch(listCancelledCharges.initiate())
  await left
  left.unsubscribe()
  network.on('GET /alumnos/historial?ids=1%2C4', {
    ok: true,
    alumnos: [named(1, 'OCHOA', 'Á'), named(4, 'NUZ')],
  })
  network.on('GET /padres/all?ids=9', { ok: true, padres: [{ id: 9, nombre: 'NÉSTOR' }] })
  const before = network.sent.length
  store.dispatch(refreshChanged(['Student'], { Student: [1, 4] }))
  await settle()
  const { data: pupils } = studentsApi.endpoints.listStudents.select(SHORT_LIST)(store.getState())
  expect(pupils?.ids).toEqual([4, 2, 3, 1])
  // Two that changed at once stand by the names that they have now, not by those that the table still has.
  network.on('GET /alumnos/historial?ids=1%2C3', {
    ok: true,
    alumnos: [named(1, 'ABAD'), named(3, 'ACOSTA')],
  })
  store.dispatch(refreshChanged(['Student'], { Student: [1, 3] }))
  await settle()
  expect(studentsApi.endpoints.listStudents.select(SHORT_LIST)(store.getState()).data?.ids).toEqual([
    1, 3, 4, 2,
  ])
  store.dispatch(refreshChanged(['Parent', 'Charge'], { Parent: [9], Charge: [1] }))
  await settle()
  const { data: families } = parentsApi.endpoints.listParents.select()(store.getState())
  expect(families?.ids).toEqual([1, 9, 2])
  const paths = network.sent.slice(before).map(({ path }) => path)
  // The parents' list shows pupils, and the pupils' list parents: whole.
  expect(paths).toEqual([
    '/alumnos/historial?ids=1%2C4',
    '/padres/all',
    '/alumnos/historial?ids=1%2C3',
    '/padres/all',
    '/alumnos/historial?maximo=2000',
    '/padres/all?ids=9',
  ])
})
