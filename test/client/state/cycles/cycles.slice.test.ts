import { cyclesApi } from '@client/state/cycles/cycles.api'
import { aCycleRow } from '@test/support/state/rows'
import { fed } from '@test/support/state/tables'

const { getCurrentCycle, listCycles } = cyclesApi.endpoints
const rows = [aCycleRow({ id: 2, name: '2027-2028' }), aCycleRow()]

test('every cycle: ids in the order of the server in the cache, rows in the table, none after Salir', async () => {
  const {
    data,
    rows: kept,
    cache,
    afterSalir,
  } = await fed('cycles', {
    call: 'GET /ciclo/all',
    answer: { ok: true, ciclos: rows },
    ask: (store) => store.dispatch(listCycles.initiate()),
  })
  expect(data).toEqual({ ids: [2, 1] })
  expect(kept).toEqual([rows[1], rows[0]])
  expect(cache).not.toContain('2027-2028')
  expect(afterSalir()).toEqual({ ids: [], entities: {}, asked: {} })
})

test.each([
  ['one', aCycleRow(), [1]],
  ['none', null, []],
])('the current cycle, when there is %s', async (_how, ciclo, ids) => {
  const { data, rows: kept } = await fed('cycles', {
    call: 'GET /ciclo/actual',
    answer: { ok: true, ciclo },
    ask: (store) => store.dispatch(getCurrentCycle.initiate()),
  })
  expect(data).toEqual({ ids })
  expect(kept).toEqual(ciclo ? [ciclo] : [])
})
