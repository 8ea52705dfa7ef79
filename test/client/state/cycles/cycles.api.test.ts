import { cyclesApi } from '@client/state/cycles/cycles.api'
import { startClient } from '@test/support/state/client'
import { settle } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'

const { getCurrentCycle, listCycles, createCycle, updateCycle } = cyclesApi.endpoints
const { id, name, inscritos: _counted, vigencia: _told, ...prices } = aCycleRow()
const key = { idempotencyKey: 'llave-1' }

test.each([
  ['a new cycle', 'POST /ciclo', createCycle.initiate({ nombre: name, ...prices, ...key })],
  ['a changed one', `PATCH /ciclo/${id}`, updateCycle.initiate({ id, nombre: 'NUEVO', ...key })],
])('%s: the current one and the list are asked for again', async (_what, call, write) => {
  const { network, store } = startClient()
  network.on('GET /ciclo/actual', { ok: true, ciclo: null })
  network.on('GET /ciclo/all', { ok: true, ciclos: [] })
  await Promise.all([store.dispatch(getCurrentCycle.initiate()), store.dispatch(listCycles.initiate())])
  network.on(call, { ok: true, ciclo: aCycleRow() })
  network.on('GET /ciclo/actual', { ok: true, ciclo: aCycleRow({ name: 'NUEVO' }) })
  await store.dispatch(write as ReturnType<typeof createCycle.initiate>)
  await settle()
  expect([network.count('GET /ciclo/actual'), network.count('GET /ciclo/all')]).toEqual([2, 2])
  expect(store.getState().cycles.entities[id]?.name).toBe('NUEVO')
  const [sent] = network.sent.filter(({ method }) => method !== 'GET')
  expect(sent?.headers.get('idempotency-key')).toBe('llave-1')
})
