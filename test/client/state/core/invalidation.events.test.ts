import { eventsApi } from '@client/state/events/events.api'
import { failure, until } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'
import { anEventRow } from '../../../support/state/school'

const ALL = ['GET /eventos', 'GET /eventos/1']
const { endpoints } = eventsApi

/** A store with the list and one event on screen. */
const onScreen = async () => {
  const client = startClient()
  const { network, store } = client
  for (const call of ALL) network.on(call, { ok: true, eventos: [anEventRow(1)], evento: anEventRow(1) })
  await store.dispatch(endpoints.listEvents.initiate())
  await store.dispatch(endpoints.getEvent.initiate({ id: 1 }))
  expect(ALL.map((call) => network.count(call))).toEqual([1, 1])
  return client
}
type Store = Awaited<ReturnType<typeof onScreen>>['store']

const text = { titulo: 'X', descripcion: 'X', fecha: '2026-03-20' }

const WRITES: [string, (store: Store) => Promise<unknown>][] = [
  ['POST /eventos', (s) => s.dispatch(endpoints.registerEvent.initiate(text))],
  ['PATCH /eventos/data/1', (s) => s.dispatch(endpoints.changeEvent.initiate({ id: 1, ...text }))],
  ['PATCH /eventos/image/1', (s) => s.dispatch(endpoints.changeEventFiles.initiate({ id: 1, fotos: '[]' }))],
  ['DELETE /eventos/1', (s) => s.dispatch(endpoints.deleteEvent.initiate({ id: 1 }))],
]

describe.each(WRITES)('%s', (call, write) => {
  test('done, fetches again what it made stale', async () => {
    const { network, store } = await onScreen()
    network.on(call, { ok: true, evento: anEventRow(1) })
    await write(store)
    await until(() => ALL.every((list) => network.count(list) === 2))
  })

  test('refused, fetches nothing', async () => {
    const { network, store } = await onScreen()
    network.on(call, failure(409, 'Cambió mientras tanto'))
    await write(store)
    expect(ALL.map((list) => network.count(list))).toEqual([1, 1])
  })
})
