import { allEndpoints } from '../../../support/state/endpoints'

test('each mutation makes stale here exactly what the other desks are told, and nothing when it is refused', async () => {
  const mutations = (await allEndpoints()).filter(({ kind }) => kind === 'mutation')
  expect(mutations.length).toBeGreaterThan(20)
  for (const { name, route, tags } of mutations) {
    expect([name, tags().sort()]).toEqual([name, [...(route.changes ?? [])].sort()])
    expect([name, tags({ status: 403 })]).toEqual([name, []])
  }
})

test('each query follows the types that its schema says it shows', async () => {
  const queries = (await allEndpoints()).filter(({ kind }) => kind === 'query')
  for (const { name, route, tags } of queries)
    expect([name, tags()]).toEqual([name, [...(route.shows ?? [])]])
})

test('no call of the contract whose answer stands on a screen is without a tag', async () => {
  const queries = (await allEndpoints()).filter(
    ({ kind, route }) => kind === 'query' && route.access !== 'public',
  )
  expect(queries.length).toBeGreaterThan(20)
  // These are asked for each time: every write adds to the bitácora, progress changes all the time, a preview and the address of the
  // API's description are asked at their press, common passwords do not change; who would get an aviso is asked at each pause in typing.
  const unkept = [
    'getCommonPasswords',
    'getDocs',
    'getSlips',
    'previewBulletin',
    'listAudit',
    'getImportProgress',
    'getOpeningProgress',
    'previewCycle',
    'getYearProgress',
  ]
  const bare = queries.flatMap(({ name, tags }) => (tags().length === 0 ? [name] : []))
  expect(bare.sort()).toEqual(unkept.sort())
})
