import { byKey } from '@contract/domain/byKey'

// Lists, sums and papers show groups in the order in which their rows come.
test('groups keep the order of their first rows, and rows theirs', () => {
  const rows = ['beto', 'ana', 'blanca', 'aldo']
  expect([...byKey(rows, ([letter]) => letter)]).toEqual([
    ['b', ['beto', 'blanca']],
    ['a', ['ana', 'aldo']],
  ])
  expect(byKey([], String).size).toBe(0)
})
