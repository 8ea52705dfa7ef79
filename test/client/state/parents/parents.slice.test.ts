import { parentsApi } from '@client/state/parents/parents.api'
import { aParentRow } from '@test/support/state/rows'
import { fed } from '@test/support/state/tables'

const { getParent, listEnrolledParents, listParents } = parentsApi.endpoints
const rows = [aParentRow(5), aParentRow(4)]

test.each([
  ['everybody', 'GET /padres/all', listParents],
  ['the enrolled', 'GET /padres/inscritos', listEnrolledParents],
] as const)(
  '%s: ids in the order of the server in the cache, rows in the table',
  async (_who, call, list) => {
    const {
      data,
      rows: kept,
      cache,
      afterSalir,
    } = await fed('parents', {
      call,
      answer: { ok: true, padres: rows },
      ask: (store) => store.dispatch(list.initiate()),
    })
    expect(data).toEqual({ ids: [5, 4] })
    expect(kept).toEqual([rows[1], rows[0]])
    expect(cache).not.toContain(rows[0]?.telefono)
    expect(afterSalir()).toEqual({ ids: [], entities: {}, asked: {} })
  },
)

test('one parent stands in the same table', async () => {
  const { data, rows: kept } = await fed('parents', {
    call: 'GET /padres/one/4',
    answer: { ok: true, padre: aParentRow(4) },
    ask: (store) => store.dispatch(getParent.initiate({ id: 4 })),
  })
  expect(data).toEqual({ ids: [4] })
  expect(kept).toEqual([aParentRow(4)])
})
